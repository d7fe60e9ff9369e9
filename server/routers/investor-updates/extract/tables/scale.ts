/** "($k)", "in thousands", "USD '000", "$M": what bare amounts are multiplied by; 1 when unsaid. */
export function statedScale(words: string): number {
  const text = words.toLowerCase();
  if (
    /\bin thousands\b|\bthousands of\b|\b(?:usd|us\$|eur|gbp|\$|€|£) ?thousands?\b|(?:\$|usd|us\$)\s?(?:k\b|in 0{3}|'?0{3})|\b(?:in|in \$)\s?'?0{3}s?\b|'0{3}s?\b|\(\s?k\s?\)|\$0{3}|\bkusd\b|\bin \$?k\b|\(000s?\)|\b0{3}s\b/.test(
      text,
    )
  )
    return 1e3;
  if (
    /\bin millions\b|\b(?:usd|us\$|\$) ?millions?\b|(?:\$|usd )\s?(?:mm?\b)|\(\s?mm?\s?\)|\bmusd\b|\bin \$?mm?\b/.test(
      text,
    )
  )
    return 1e6;
  return 1;
}
