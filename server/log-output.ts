import { constants, fstatSync, openSync, write, writeSync } from 'node:fs';

// Lines are gathered for a fifth of a second: one write each would cost more than the request.
const GATHER_MS = 200;
const GATHER_LENGTH = 4096;

/** What may wait for a reader that does not read; a line beyond it is dropped, and counted. */
const MAX_WAITING = 4 * 1024 * 1024;

// After a refused write, doubling: a quick reader of a full pipe is not kept waiting.
const FIRST_PAUSE_MS = 1;
const LAST_PAUSE_MS = 250;

/** How long the end of the process may wait for a reader. */
const EXIT_MS = 500;
const EXIT_PAUSE_MS = 10;

const NOTHING = Buffer.alloc(0);

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const sleep = (ms: number) => Atomics.wait(sleeper, 0, 0, ms);

/**
 * Standard output, so that a write never waits for a reader, neither here nor in one of Node's few
 * threads, for which the process would wait at its end.
 */
function openStandardOutput(): number {
  try {
    // Opened anew, since it may be shared: with others who set it to wait.
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
    if (!fstatSync(1).isFile())
      return openSync('/proc/self/fd/1', O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    // A socket, or another user's pipe: using it, Node has set both not to wait.
  }
  return process.stdout.fd;
}

/**
 * Writes lines in their order, whatever becomes of the reader: a write that is refused is tried
 * again with the same bytes, and neither error nor end of the process hangs on it.
 */
export class LogOutput {
  readonly #open: () => number;
  #descriptor: number | undefined;
  #gathered = '';
  /** What is left of the bytes that are being written; not empty also between two tries. */
  #chunk: Buffer = NOTHING;
  /** A thread has it in hand. */
  #inHand = false;
  #dropped = 0;
  #pause = FIRST_PAUSE_MS;
  #timer: NodeJS.Timeout | undefined;

  /** @param open opens what is written to, at the first write */
  constructor(open = openStandardOutput) {
    this.#open = open;
  }

  /** Takes one line, its end included, and returns at once. */
  write(line: string): void {
    if (this.#descriptor === undefined) {
      this.#descriptor = this.#open();
      process.on('exit', () => this.#end(this.#descriptor ?? 1));
    }
    if (this.#chunk.length + this.#gathered.length > MAX_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#gathered += line;
    this.#proceed();
  }

  #proceed(): void {
    if (this.#chunk.length > 0 || this.#gathered === '') return;
    if (this.#gathered.length >= GATHER_LENGTH) this.#begin();
    else this.#timer ??= setTimeout(() => this.#begin(), GATHER_MS).unref();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#chunk = this.#takeGathered();
    this.#try();
  }

  #takeGathered(): Buffer {
    const lines = this.#gathered;
    this.#gathered = '';
    return Buffer.from(lines);
  }

  #try(): void {
    this.#inHand = true;
    write(this.#descriptor ?? 1, this.#chunk, 0, this.#chunk.length, null, (error, written) => {
      this.#inHand = false;
      if (error) return void this.#tryLater();
      this.#pause = FIRST_PAUSE_MS;
      this.#chunk = this.#chunk.subarray(written);
      if (this.#chunk.length > 0) return this.#try();
      this.#tellDropped();
      this.#proceed();
    });
  }

  #tryLater(): void {
    setTimeout(() => this.#try(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, LAST_PAUSE_MS);
  }

  /** Stands where the dropped lines would: what was gathered came before them. */
  #tellDropped(): void {
    if (this.#dropped === 0) return;
    const message = 'lines of the log were dropped, since nobody read them in time';
    this.#gathered += `{"level":40,"time":"${new Date().toISOString()}","dropped":${this.#dropped},"msg":"${message}"}\n`;
    this.#dropped = 0;
  }

  #end(descriptor: number): void {
    this.#tellDropped();
    // The thread ends its write before the process ends; after this pause most likely before ours.
    if (this.#inHand) sleep(EXIT_PAUSE_MS);
    let rest = Buffer.concat([this.#inHand ? NOTHING : this.#chunk, this.#takeGathered()]);
    const until = performance.now() + EXIT_MS;
    while (rest.length > 0 && performance.now() < until) {
      try {
        rest = rest.subarray(writeSync(descriptor, rest));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
        sleep(EXIT_PAUSE_MS);
      }
    }
  }
}
