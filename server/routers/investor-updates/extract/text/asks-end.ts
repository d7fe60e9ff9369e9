const METRIC =
  '(?:arr|mrr|cash(?: (?:in bank|on hand|balance|position))?|(?:net |gross |monthly |cash )*burn(?: rate)?|runway|team(?: size)?|headcount|employees|people|ftes?|(?:monthly |annual |gross |net |recurring )*revenue|gross margin|nrr|grr|net revenue retention|gross revenue retention|churn|valuation)';
/** "MRR: $49k", "KPIs: MRR $49k", "Cash on hand $1.1M": a value beside its name. */
const LABELLED = new RegExp(
  `^(?:our )?${METRIC}(?: \\([^()]{1,24}\\))? ?(?:[:=–—-]|is|are|was|now|at|stands?|[$€£~\\d]).{0,40}\\d|^(?:key |core |our |the |main |quick )*(?:kpis?|numbers|metrics|figures|financials|snapshot) ?[:–—-] .{0,60}\\d`,
  'i',
);
/** What is asked for, wished or planned stays an ask. */
const ASKS =
  /\?|\b(?:intro(?:s|ductions?|duce)?|looking|look for|seek(?:ing)?|need(?:s|ed)?|help(?:s|ed|ful)?|know(?:s)?|please|pls|would|could|love|if|any(?:one|body)?|hir(?:e|es|ing)|candidates?|recruit\w*|interested|rais(?:e|es|ing)|advice|advise|feedback|recommend\w*|refer(?:s|ral|rals)?|suggest\w*|ideas?|connect\w*|let (?:us|me)|reach|ping|reply|ask(?:s|ing)?|want(?:s|ed)?|wish\w*|hop(?:e|es|ing)|search\w*|welcome|appreciate\w*|forward|share|meet|target\w*|goals?|plan\w*|aim\w*|ideally|must|should|who|whose|experience\w*|between|above|over|at least|will|we'll|send|tell)\b/i;
const TELLS =
  /^(?:(?:also|finally|and|in (?:other|customer) news|this month|last month|on (?:sales|customers|numbers)),? )?(?:we(?:'ve| have)? (?:also |just |now )?(?:signed|closed|won|landed|lost|renewed|added|onboarded|ended|finished|hit|reached|crossed|had|have|grew|burned|are now|started|launched)|(?:our|the) (?:arr|mrr|revenue|cash|burn|net burn|runway|team|headcount)\b|(?:arr|mrr|cash|net burn|burn|runway|headcount)\b)/i;

/**
 * Follows the list below "Asks" and what stands behind it: "MRR: $49k" and "We signed Pella Bank" in lines
 * of their own, below an empty one, tell what is, while items and what asks stay asks.
 */
export class AsksList {
  private at: 'start' | 'items' | 'behind' | 'told' = 'start';

  /** An empty line. */
  blank(): void {
    if (this.at === 'items') this.at = 'behind';
  }

  /** Whether a line of the section, without its mark, tells of what is. */
  tells(text: string, isItem: boolean): boolean {
    const head = text.slice(0, 400);
    if (isItem) {
      if (this.at !== 'told') this.at = 'items';
      return this.at === 'told' && LABELLED.test(head) && !ASKS.test(head);
    }
    if ((this.at !== 'behind' && this.at !== 'told') || ASKS.test(head)) return false;
    if (LABELLED.test(head)) this.at = 'told';
    return this.at === 'told' || TELLS.test(head);
  }
}
