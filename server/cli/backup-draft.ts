import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The file that a backup is until it has been read back: whole and private, so it must not stay
 * where the backup is cut off. The data folder, whose lock a backup holds, notes where it lies, so
 * that after a kill the next backup takes it away, whatever that one is called.
 */
export class BackupDraft {
  readonly path: string;
  readonly #note: string;
  readonly #onSignal = (signal: NodeJS.Signals): void => {
    this.remove();
    process.kill(process.pid, signal);
  };

  /** @param say is given a line about a file that could not be taken away */
  constructor(file: string, dataFolder: string, say: (line: string) => void) {
    this.path = `${resolve(file)}.partial`;
    this.#note = join(resolve(dataFolder), 'backup.draft');
    this.#removeLeftBehind(say);
  }

  #removeLeftBehind(say: (line: string) => void): void {
    if (!existsSync(this.#note)) return;
    const left = readFileSync(this.#note, 'utf8');
    try {
      rmSync(left, { force: true });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say(`${left} is left of a backup that was cut off. Remove it by hand (${reason}).`);
    }
    rmSync(this.#note, { force: true });
  }

  /** Writes the draft; from now on whatever ends the process takes it away, now or later. */
  write(bytes: Uint8Array): void {
    for (const signal of SIGNALS) process.once(signal, this.#onSignal);
    writeFileSync(this.#note, this.path, { mode: 0o600, flush: true });
    rmSync(this.path, { force: true });
    writeFileSync(this.path, bytes, { mode: 0o600, flush: true, flag: 'wx' });
  }

  /** Takes the draft away, unless it has become the backup, and what notes it. */
  remove(): void {
    for (const signal of SIGNALS) process.removeListener(signal, this.#onSignal);
    // Where no file can be, there is none to remove either.
    if (existsSync(this.path)) rmSync(this.path);
    rmSync(this.#note, { force: true });
  }
}
