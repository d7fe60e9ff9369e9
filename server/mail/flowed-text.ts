/** How a mail's lines flow into paragraphs. */
export interface Flow {
  /** The space that marks a line which goes on is no part of the text: DelSp=yes. */
  joinsWords: boolean;
}

const SIGNATURE = '-- ';

/**
 * The paragraphs of a text of format=flowed (RFC 3676, section 4): a line that ends with a space goes on
 * in the next one of the same depth of quotation, and a signature begins at a line of its own.
 */
export function unflowed(text: string, { joinsWords }: Flow): string {
  const paragraphs: string[] = [];
  let open: number | null = null;
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const stuffed = line.startsWith(' ', depth);
    const words = line.slice(stuffed ? depth + 1 : depth);
    const goesOn = words.endsWith(' ') && words !== SIGNATURE;
    const said = goesOn && joinsWords ? words.slice(0, -1) : words;
    if (open === depth && words !== SIGNATURE) paragraphs.push((paragraphs.pop() ?? '') + said);
    else if (depth > 0) paragraphs.push(`${'>'.repeat(depth)} ${said}`);
    // A mark that was written is no quotation's.
    else paragraphs.push(said.startsWith('>') ? ` ${said}` : said);
    open = goesOn ? depth : null;
  }
  return paragraphs.join('\n');
}
