const bare = (text: string) => text.replace(/[\s.!?…]+$/u, '').toLowerCase();

/** What an ask says beyond its title, which is often its sentence without the end; else null. */
export const moreThanTitle = (ask: { title: string; description: string }): string | null =>
  bare(ask.description) === bare(ask.title) ? null : ask.description;
