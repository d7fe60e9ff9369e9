/** Well-known venture firms, as sources of regular expressions over lower-case text. */

/** Names that mean nothing else. */
const PLAIN =
  'sequoia|a16z|andreessen|balderton|atomico|northzone|lightspeed|bessemer|greylock|kleiner|khosla|general catalyst|insight partners|tiger global|softbank|accel|coatue|iconiq|felicis|greycroft|8vc|redpoint|usv|crv|ggv|nfx|earlybird|boldstart|lerer hippeau|general atlantic|dst global|lakestar|seedcamp|localglobe|speedinvest|partech|temasek|founders fund|(?:thrive|spark|bain|lux|ribbit|emergence|notion|blossom|dawn|craft|first round|institutional venture|inspired|inovia|sapphire|canaan|valor|drive|gradient|heartcore|passion|octopus|amplify|sofinnova|hv|eclipse|prelude|lowercarbon|intel|qed|obvious|maverick|b|g|hummingbird|next47|kaszek|nexus|blume|peak xv|pear|playground|sierra|village) (?:capital|ventures?)|y combinator|techstars|point nine|creandum|union square|firstmark|floodgate|initialized|foundry group|uncork|homebrew vc|founder collective|sutter hill|norwest|mayfield|menlo ventures|meritech|openview|capitalg|boxgroup|box group|slow ventures|afore|hustle fund|village global|south park commons|madrona|maveron|forerunner|cherry ventures|project a ventures|monashees|kaszek|anthemis|nyca|quona|breakthrough energy|energy impact partners|pioneer fund|kima|alven|eurazeo|elaia|cavalry ventures|target global|oak hc/?ft|f-prime|rock health|7wireventures|dcvc|data collective|congruent ventures|fifty years|sosv|entrepreneur first|500 (?:global|startups)|plug and play|precursor|unshackled|flybridge|underscore vc|pillar vc|m12|eqt ventures|vsquared|uvc partners|la famiglia|elevation capital';

/** Names that are words as well, or other firms': a firm only as somebody's employer, and alone. */
const WORDS =
  'benchmark|index|nea|gv|ivp|bvp|homebrew|antler|gic|costanoa|cowboy|ribbit|lux|true|upfront|insight|conviction|contrary|haystack|thrive|emergence|bullpen|craft|lerer|greenoaks|altimeter|unusual';
const BEFORE =
  '\\b(?:at|from|into|inside|within|with|intros? to|introductions? to|introduce (?:us|me) to|connect (?:us|me) (?:to|with)|in front of|(?:at|to|with) (?:[\\w&]+(?: [\\w&]+)?, ){0,6}(?:[\\w&]+ )?(?:and|or)) ';
const BEHIND =
  '(?= ?(?:$|[.,;?!):]| (?:or|and|who|that|for|about|before|because|this|next|partners?|in (?:our|the|for))\\b))';
/** What stands behind "anyone at", cut off from it. */
const ALONE = '(?<=^)(?:benchmark|index|nea|gv|ivp|bvp|homebrew|antler)(?=[.?!]*$| (?:or|and) )';

export const FIRMS = `${PLAIN}|(?<=${BEFORE})(?:${WORDS})${BEHIND}|${ALONE}`;
