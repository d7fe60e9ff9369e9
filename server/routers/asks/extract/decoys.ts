/** Where we want money, a pension fund is to invest rather than to buy. */
const CAPITAL =
  /\b(?:patient|growth|equity|long-term|fresh|outside) capital\b|\b(?:we|i)(?:'re| are| am|'ll| will|'m)? (?:\w+ ){0,2}?rais(?:e|ing)\b|\b(?:for|in|into|lead|join|anchor) (?:our|the) (?:\w+ )?(?:round|raise|series [a-f]|seed|bridge)\b|\binvest(?:s|ed|ing)? in (?:us|our|companies like)\b/;

const MONEYED = /\b(?:hedge|mutual|pension|sovereign wealth) funds?\b/g;

/** "Founders backed by Sequoia": who backs them is not asked for. */
const BACKED =
  /\b((?:co-?)?founders?|companies|startups?|start-ups?|scale-?ups?|teams?|ceos?|businesses|operators) (?:(?:that|who) are )?(?:backed|funded) by (?:[\w&.'-]+,? ){0,4}?[\w&.'-]+(?= (?:who|that|which|in|at|with|for|selling|running)\b|[,;:!?]|\.? *$)/g;

/** Names of rounds that describe a company, and portfolios, are not about investors. */
export function withoutDecoys(text: string): string {
  const plain = text
    .replace(BACKED, '$1')
    .replace(
      /\b(?:pre-?)?(?:seed|series [a-f])(?:[- ](?:to|or|and|\/|through) (?:series )?[a-f])?[-+ ]*(?:stage |funded |backed |b2b |saas )*(?:companies|company|startups?|start-ups?|fintechs?|saas|firms|founders?|businesses|scale-?ups?|ceos?|teams?)\b/g,
      ' companies ',
    )
    .replace(
      /\bventure[- ]backed\b|\b(?:your|the|other|their|vc|investors?'?) (?:other )?(?:portfolio(?:s|'s)?(?: companies| company| cos?)?|portcos?|funds?'? portfolio)\b|\b(?:your|the|their) lp (?:base|network|list)\b|\b(?:one|any|some|two) of (?:your|their) (?:lps|limited partners|investors|shareholders)\b|\bportfolio (?:companies|company|cos?|founders)\b|\binvestor (?:relations|update)s?\b/g,
      (words) => (words.startsWith('other ') ? 'other companies' : ' companies '),
    );
  return CAPITAL.test(text) ? plain : plain.replace(MONEYED, ' companies ');
}
