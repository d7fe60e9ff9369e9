/** Far more than any update holds: what lies beyond is not read. */
export const MAX_READ = 100_000;
/** Quoted and forwarded mails stand within; a longer text is no letter. */
export const MAX_SCANNED = 600_000;
