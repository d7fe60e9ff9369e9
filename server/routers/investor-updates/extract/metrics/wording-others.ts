import { ALL, RECURRING, RUNWAY, MARGIN, NUMBER_FIRST, type WordingRule } from './wording-rule';

const CASH = /^cashOnHandUsd$/;
const PEOPLE = /^headcount$/;
const VALUATION = /^postMoneyMarkedUsd$|^lastRound/;

/** Amounts told as one part of the recurring revenue, by what is said of them. */
export const PARTS: readonly WordingRule[] = [
  {
    fields: RECURRING,
    value: NUMBER_FIRST,
    behind:
      /^ (?:(?:is|are|was|were|has been|have been|sits|remains?) )(?:(?:now|still|currently|all|already|also) )?(?:at risk|up for (?:renewal|grabs)|with (?:resellers|partners|distributors|agencies)|added|lost|signed|contracted|verbally|committed|pledged|in (?:the |our )?(?:pipeline|negotiations?|procurement|legal|review)|pending|delayed|due|on (?:annual|monthly|multi-year|yearly) )/,
    doubt: null,
  },
  {
    fields: RECURRING,
    value: NUMBER_FIRST,
    behind:
      /^ (?:(?:comes?|came|coming) (?:from|up for|via|off|through|due)\b|(?:moved|moves|shifted|switched|migrated) (?:to|onto|from|over)\b|landed\b|slipped\b|(?:renewed|renews|expires?|expired|churned|converts?|converted|rolls)\b|backlog\b|uplift\b|opportunity\b)/,
    doubt: null,
  },
  { fields: RECURRING, behind: /^ (?:in|from) (?:the|our) (?:pipeline|funnel)\b/, doubt: null },
  {
    fields: RECURRING,
    value: NUMBER_FIRST,
    before:
      /(?:(?<!\b(?:we|us|company|business|team|group|product|platform|march|q[1-4]) )(?:alone|himself|herself|personally|single-handedly) |\b(?:rep|reps|ae|seller|salesperson|account executive)s? )(?:did|has|had|made|makes|closed|brought(?: in)?|sold|landed|wrote) (?:about |over |around )?$/,
    doubt: null,
  },
  {
    fields: RECURRING,
    value:
      /^(?:arr|mrr|(?:annual|monthly) recurring revenue) ?(?:per (?:account|customer|client|user|seat|logo|head|fte|employee|rep|store|site|location)\b|\((?:avg|average|mean|median|per [a-z]+)\.?\)|(?:new|added|gained|expansion|churned|lost|contraction|upsell|net new|delta)(?: ?[:=–-]| ?[$~]))/,
    doubt: null,
  },
  {
    fields: RECURRING,
    before: /(?:[δ∆Δ] ?|\b(?:delta|arpa|arpu|acv|aov) ?(?:in|of|[/|&])? ?)$/u,
    doubt: null,
  },
];

/** Money that is no balance, people who are no team, margins of others. */
export const OTHER_THINGS: readonly WordingRule[] = [
  {
    fields: CASH,
    value: /\bin cash$/,
    before:
      /\b(?:costs?|return(?:ed|s)?|paid|pays?|bonus(?:es)? of|won|wins?|gives?|gave|spent|raised?|raising|receives?|received|prizes? of|acquired|bought|sold|sells?|worth|invest(?:ed|s)?|injected|brought in|collected|distributed|dividends? of|owes?|owed|lost)\b(?![^.,;]{0,24}\b(?:and|but|now|still|have|hold)\b)[^.,;]{0,24}$/,
    doubt: null,
  },
  {
    fields: CASH,
    behind:
      /^ (?:(?:for|on behalf of|belonging to|owed to|of) (?:our |the |their )?(?:merchants?|customers?|clients?|users?|depositors?|sellers?|members?|landlords?|tenants?|drivers?|hosts?)\b|(?:commitments?|bonus(?:es)?|prizes?|dividends?|grants?|payments?|deposits?|back)\b|and (?:stock|shares|equity)\b|to (?:shareholders|investors|employees|founders|sellers)\b)/,
    doubt: null,
  },
  {
    fields: RUNWAY,
    value: /^\D{0,8}\d/,
    before:
      /\b(?:bridge|grant|loan|round|extension|cuts?|layoffs?|savings|tranche|note|financing|facility|line)\b[^.;]{0,16} (?:buys?|bought|adds?|added|adding)(?: us| the company| ourselves)?(?: another| an? (?:extra|additional|further)| about| roughly| around)? |\b(?:buys?|bought|adds?|added|adding|gains?|gained) (?:us )?(?:another|an? (?:extra|additional|further)) $/,
    doubt: null,
  },
  {
    fields: PEOPLE,
    before:
      /\b(?:interviewed|interview|met|surveyed|trained|hosted|invited|talked to|spoke (?:to|with)|work(?:s|ing|ed)? with|partner(?:s|ed)? with|screened|polled) (?:over |about |around |some |almost |nearly |more than |an? |the )*(?:team of )?$/,
    doubt: null,
  },
  {
    fields: PEOPLE,
    behind:
      /^ (?:attended|showed up|signed up|registered|applied|visited|watched|responded|replied|came to|turned up|voted|answered)\b|^ \((?:of|at|for) (?:our|the|a|their) (?:customer|client|partner|target|competitor)/,
    doubt: null,
  },
  {
    fields: PEOPLE,
    value: /^\D{0,12}\d/,
    behind:
      /^ in (?:sales|engineering|marketing|support|ops|operations|product|r&d|finance|hr|design|the field|customer success|delivery|production)(?: (?:alone|now|today))?(?= ?(?:[.;)]|$|,(?! \d)))/,
    doubt: 'part',
  },
  {
    fields: MARGIN,
    before:
      /\b(?:restaurants|customers|merchants|clients|sellers|stores|shops|partners|farmers|retailers|users|vendors|suppliers|resellers|brands|hotels|clinics) (?:now |typically |can |on average )?(?:get|see|earn|make|enjoy|keep|have|run|reach|achieve)\b[^.;]{0,20}$/,
    doubt: null,
  },
  {
    fields: VALUATION,
    before:
      /\b(?:on the table|term ?sheets?|offer(?:ed|ing|s)?|proposed|asking|seeking|pitching|(?:last|latest|other|previous|biggest) (?:deal|investment))\b[^.;]{0,50}$/,
    doubt: 'hearsay',
  },
  {
    fields: ALL,
    before:
      /^(?:the |an? )?(?:median|average|typical|best-in-class|top[- ](?:quartile|decile))\b[^.;]{0,40}\b(?:compan(?:y|ies)|startups?|business(?:es)?|firms?|saas|peers?)\b(?![^;]{0,160}\b(?:we|our|ours|us)\b)[^;]{0,160}$/,
    doubt: null,
  },
  {
    fields: ALL,
    before:
      /\b(?:he|she) (?:had |has |once |also )?(?:took|ran|grew|built|led|scaled|managed)\b(?![^;]{0,60}\b(?:we|our)\b)[^;]{0,60}$/,
    doubt: null,
  },
  {
    fields: VALUATION,
    before:
      /\b(?:(?:my|our) own mark|(?:we|i|they|analysts?|pitchbook|crunchbase|carta|others) (?:would |['’]d )?(?:marks?|values?|think|thinks|estimates?|has us|have us|puts? us)|i['’]d value|(?:rounds|deals|companies) (?:now |currently |like this )?(?:go|price|trade)|market for)\b[^.;]{0,30}$/,
    doubt: 'hearsay',
  },
  {
    fields: VALUATION,
    behind:
      /^ (?:is|feels|seems|sounds|would be) (?:too |very |quite )?(?:fair|right|reasonable|rich|low|high|aggressive|cheap|steep)\b/,
    doubt: 'hearsay',
  },
];
