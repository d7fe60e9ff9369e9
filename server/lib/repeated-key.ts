const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

const asText = (token: string): string => {
  const text: unknown = JSON.parse(token);
  return String(text);
};

/**
 * The first key that stands twice in one object, of which JSON.parse keeps the last without a word.
 * @param json valid JSON text
 */
export function repeatedKey(json: string): string | undefined {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const key = asText(last);
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
    last = token;
  }
  return undefined;
}
