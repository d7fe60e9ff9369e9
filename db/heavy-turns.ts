/** How many turns of the event loop stay free between two pieces of heavy work. */
const FREE_TURNS = 8;

/** Rows that hold more text than this, in characters, are heavy to make an answer of. */
const HEAVY_CHARACTERS = 256 * 1024;

const waiting: (() => void)[] = [];
let left = 0;

function turn(): void {
  left -= 1;
  if (left === 0) {
    const go = waiting.shift();
    if (!go) return;
    left = FREE_TURNS;
    go();
  }
  setImmediate(turn);
}

/**
 * Waits until no other heavy work was begun within the last turns of the event loop. One thread
 * makes all answers: of several large ones made in a row others would wait for all, and several
 * times, since a short request takes some turns itself.
 */
async function heavyTurn(): Promise<void> {
  if (left > 0) return new Promise((go) => waiting.push(go));
  left = FREE_TURNS;
  setImmediate(turn);
}

function areHeavy(rows: readonly (readonly unknown[])[]): boolean {
  let characters = 0;
  for (const row of rows) {
    for (const cell of row) if (typeof cell === 'string') characters += cell.length;
    if (characters > HEAVY_CHARACTERS) return true;
  }
  return false;
}

/** The rows, when it is their turn to be made an answer of; at once where they are light. */
export async function inHeavyTurn<T extends readonly (readonly unknown[])[]>(rows: T): Promise<T> {
  if (areHeavy(rows)) await heavyTurn();
  return rows;
}
