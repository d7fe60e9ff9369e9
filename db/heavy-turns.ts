/** How many turns of the event loop stay free between two pieces of heavy work. */
const FREE_TURNS = 8;

/** Rows that hold more text than this, in characters, are heavy to make an answer of. */
const HEAVY_CHARACTERS = 256 * 1024;

const waiting: (() => void)[] = [];
let isTaken = false;

function begin(go: () => void): void {
  isTaken = true;
  const began = performance.now();
  go();
  let turns = 0;
  let owed = 0;
  const rest = () => {
    turns += 1;
    if (turns === 1) owed = performance.now() - began;
    if (turns < FREE_TURNS) setImmediate(rest);
    else setTimeout(next, owed);
  };
  setImmediate(rest);
}

function next(): void {
  const go = waiting.shift();
  if (go) begin(go);
  else isTaken = false;
}

/**
 * Waits until other heavy work has left as much time free as it took, and some turns of the event
 * loop. One thread makes all answers: of several large ones made in a row others would wait for
 * all, and several times, since a short request takes some turns itself.
 */
const heavyTurn = (): Promise<void> =>
  new Promise((go) => {
    if (isTaken) waiting.push(go);
    else begin(go);
  });

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
