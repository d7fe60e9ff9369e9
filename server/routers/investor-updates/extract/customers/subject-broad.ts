/*
 * Sentence forms rather than wordings: a class of verbs, any few harmless words, and the noun
 * that tells what was begun or bought. Matched like the other shapes, behind name and auxiliaries.
 */

/** Words between a verb and its noun: none that leads elsewhere or denies. */
const WORD =
  '(?!(?:(?:one|two|three|half|1|2|3)-day|after|from|following|into|beyond|past|post|before|without|instead|not|no|and|but|or|then|that|which|who|proposal|proposed|possible|potential|planned|future|next|upcoming|discuss|talks?)\\b)[a-z0-9$%/@+-]+';
const BUY =
  '(?:initiated|opened|set up|stood up|got|gave us|took on|accepted|approved|green-?lit|greenlighted|funded|authori[sz]ed|enrolled in|entered into|went into|moved ahead with|went ahead with|said yes to|signed (?:on |up )?(?:to|for|onto)|signed off on|kicked off|committed to|opted for|opted into|starting|started|began|launched|joined|agreed to|agreed on|hosts|hosting|hosted|conducts|conducting|does|doing|has|in|on|under|within)';
const TRIAL = '(?:pilots?|pocs?|trials?|proofs?[- ]of[- ]concept)';

/** "initiated a pilot with 400 couriers", "signed for a 12-week paid trial", "is testing it under a pilot". */
export const BROAD_PILOT: readonly RegExp[] = [
  new RegExp(
    `^${BUY} (?:an?|its|their|our|the|one|another|two|three) (?:${WORD} ){0,4}?${TRIAL}(?= ?$| ?[,;(.:–—]| (?:with|of|in|at|on|for|across|that|which|to|this|last|until|from|starting|covering|using|and|over|through|by|under|now)\\b)(?!.{0,60}\\b(?:ended|cancel|failed|did not|didn't|into an? (?:contract|order|paid)|converted))`,
  ),
  new RegExp(
    `^(?:evaluat(?:es|ing|ed)|test(?:s|ing|ed)|tr(?:ies|ying|ied)(?: out)?|us(?:es|ing)|assess(?:es|ing)|validat(?:es|ing)) (?!(?:[a-z0-9]+ ){0,2}(?:vendors?|suppliers?|competitors?|options|alternatives|candidates)\\b)(?:[a-z0-9@'/-]+ ){1,6}?(?:under|in|as|on|as part of|within|during|through) (?:an?|our|the|their|its) (?:${WORD} ){0,4}?${TRIAL}\\b`,
  ),
];

const COUNT = '(?:\\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';

/** "is testing 40 motors", "is giving us a 12-store test", "in week three of a trial", "kicking the tires". */
export const BROAD_TEST: readonly RegExp[] = [
  // "agreed to test two kiosks", "extended the test by a month"
  new RegExp(
    `^(?:agreed to (?:test|try(?: out)?|trial|pilot) (?:${COUNT}|an?|our|the) (?!(?:[a-z-]+ ){0,2}(?:vendors?|suppliers?|competitors?|rivals?|options|alternatives)\\b)[a-z]|extended (?:the|its|their|our) (?:[a-z-]+ )?tests?\\b)`,
  ),
  // "agreed to start a paid pilot", "agreed to evaluate the cartridge in a pilot"
  /^agreed to (?:start|run|begin|launch|do|host|join|evaluate|test|try|trial) (?:[a-z0-9-]+ ){0,5}?(?:pilot|poc|trial|proof of concept)\b(?!.{0,40}\b(?:into|ended|instead)\b)/,
  new RegExp(
    `^(?:now )?(?:running|runs|ran|started|began|doing|has|have) (?:an? )?(?:[a-z]+ )?tests? (?:in|at|with|across|on) (?:${COUNT}|its|their|some|a few|several)\\b`,
  ),
  new RegExp(
    `^(?:has |have |put |with )?${COUNT} (?:of (?:its|their) )?[a-z]+ (?:in|on) (?:an?|our|the) (?:[a-z]+ )?(?:pilot|trial)\\b`,
  ),
  new RegExp(
    `^(?:test(?:s|ing|ed)|tr(?:ies|ying)(?: out)?|triall?ing|test-driving|flying|running) ${COUNT} (?:of our )?(?!vendors?|suppliers?|competitors?|options|alternatives|tools|other|different|candidates|people)[a-z-]+(?: [a-z-]+){0,3}? (?:through|until|over|during|for|in|at|on|across|as|this)\\b`,
  ),
  new RegExp(
    `^(?:is |are )?(?:giv(?:es|ing|en)|gave|grant(?:s|ed|ing)|offer(?:s|ed|ing)) us (?:an?|the|one) ${COUNT}-(?:store|site|door|unit|room|plant|school|clinic|branch|truck|week|month|season|location|restaurant|region|shop|user|seat) (?:test|run|try-?out)\\b`,
  ),
  new RegExp(
    `^(?:now )?(?:(?:in|at) (?:week|month|day) [a-z0-9]+ of|${COUNT} (?:days|weeks|months) into) (?:an?|the|our|its|their) (?:${WORD} ){0,4}?${TRIAL}\\b`,
  ),
  /^(?:giv(?:es|ing)|gave|having|has) (?:it|us|our [a-z]+)? ?an? (?:first |quick |short )?(?:go|try|whirl|spin|test drive)\b/,
  /^trying (?:it|us|this)(?: out)? (?:with|in|at|on) (?:an?|one|two|three|four|five|six|its|their|\d)\b/,
  /^(?:is |are )?kicking the (?:tires|tyres)\b(?= ?$| ?[,;(.]| (?:in|on|at|with|of|since|for)\b)/,
  new RegExp(
    `^(?:[a-z]+ing|has|have|runs|flies|uses) [^.;:]{1,60} as (?:an? )?paid (?:demo|evaluation|test|trial|experiment)\\b`,
  ),
];

/** "told us that they will not proceed". */
export const BROAD_LOSS: readonly RegExp[] = [
  /^refused(?= ?$| ?[,;(.]| (?:us|our|because|at|after|due|in the end)\b)/,
  /^(?:dropped|cut|eliminated|excluded|ruled out|dismissed|removed|struck|left) us (?:out )?(?:at|in|on|during|from) (?:the |its |their |a )?(?:very )?(?:final|last|late|closing|shortlist|tender|rfp|selection|evaluation|procurement|negotiation|bidding|running)\b/,
  // "have finalised another vendor", "went ahead with an in-house build"
  /^(?:finali[sz]ed|locked in|onboarded|shortlisted|closed|gone ahead|went ahead|going ahead|moved ahead|proceeded|moving ahead)(?: with| on| for)? (?:an?|another|some|their own|its own) (?:other )?(?:(?!us\b|our\b)[a-z-]+ ){0,2}(?:vendors?|suppliers?|providers?|competitors?|rivals?|incumbent|build|solution|tool|player|firm)\b/,
  // "informed us that they'll develop the module internally"
  /^(?:(?:said|told us|decided|informed us|notified us|let us know) (?:(?:in|on|last|this) [a-z0-9 ]{2,20}? )?(?:that )?)?(?:they|it)(?:'ll|'d|'re| will| would| are| is) (?:now |rather |going to |be )?(?:build|develop|do|make|code|building|developing|doing|staying with|stay with|sticking with|stick with) (?!us\b|our\b)[^.;]{0,40}?\b(?:themselves|itself|in-house|internally|own|incumbent|current|existing)\b/,
  /^(?:(?:told|informed|notified|let) us (?:know )?(?:[a-z0-9 ]{1,24}? )?(?:that )?)?(?:they|it)? ?(?:will not|won't|would not|wouldn't|are not|is not|'re not|were not) (?:be )?(?:proceed(?:ing)?|mov(?:e|ing) (?:forward|ahead|on with)|sign(?:ing)?|go(?:ing)? (?:ahead|forward|with us)|buy(?:ing)?|purchas(?:e|ing))\b(?! (?:before|until|till|yet|this (?:month|quarter|year)|in (?:q\d|the|@)|without|unless|for now|so|with @))/,
  /^(?:turned|knocked) us down\b/,
  /^(?:informed|told|notified|wrote to|let) us (?:know )?(?:that )?(?:they|it)(?:'ll|'re| will| are| would)? (?:be )?(?:go|going|went|move|moving) (?:ahead )?(?:with|for) (?:an?|another|their|the) (?!pilot|trial|us\b|our\b|renewal|contract|order|roll-?out)/,
  /^went to (?:another|a different|a rival|a competing|the other|a larger|a cheaper) [a-z]+\b/,
  /^(?:that |whom |which |, whom )?we (?:never|did not|didn't) (?:win|won|get|got|land|landed|close|closed)\b(?! (?:to|back|paid|a reply|the chance))/,
];

const KIND =
  '(?:schools?|hospitals?|banks?|insurers?|airlines?|universit(?:y|ies)|colleges?|districts?|cit(?:y|ies)|count(?:y|ies)|utilit(?:y|ies)|clinics?|chains?|retailers?|restaurants?|brands?|hotels?|agenc(?:y|ies)|manufacturers?|fleets?|ports?|airports?|carriers?|plants?|farms?|dealerships?|credit unions?|practices?|health systems?|law firms?|studios?|franchises?|grocers?|municipalit(?:y|ies)|publishers?|telcos?|operators?|shippers?|builders?|pharmas?|oems?|logos?|deployments?|installations?)';

/** "is our first private school on the full plan", "on shelf since April", "in 210 doors". */
export const BROAD_ACTIVE: readonly RegExp[] = [
  // "decided the three-year contract", "put in production its four robots", "paid for the second factory"
  /^(?:decided|opted|settled)(?: on| for)? (?:the|an?|our) (?:(?!partner|letter|nda|pilot|trial|cheaper|other|rival)[a-z0-9-]+ ){0,4}?(?:contract|agreement|subscription|order|plan)\b(?! (?:of|with) (?:an?|another) (?:rival|competitor))/,
  /^put (?:in|into) (?:full |daily )?(?:production|service|operation|use) (?:its|their|the|our|all|two|three|four|five|\d)\b/,
  // "moved their whole range over to our trays"
  /^(?:moved|switched|shifted|migrated|converted|transferred|transitioned|brought) (?:its|their|all|the (?:whole|entire|rest)|everything)(?: [a-z0-9-]+){0,6}? (?:over |across )?(?:to|onto|into|on to) (?:us|our)\b(?! (?:competitors?|rivals?|pipeline))/,
  // "is now carrying our abalone", "made our sensors standard in two divisions"
  /^(?:now )?(?:carry(?:ing)?|carries|stock(?:s|ing)?|sells?|selling) our [a-z]+\b(?! (?:competitors?|rivals?))/,
  /^(?:made|declared|named) (?:us|our [a-z]+(?: [a-z]+)?) (?:the |its |their )?(?:new )?(?:standard|default|mandatory)\b/,
  /^(?:gave|given|handed|awarded) us (?:its|their|all|the) (?:[a-z@-]+ ){0,3}?(?:stores|sites|buildings|branches|plants|fleets?|hotels|clinics|depots|locations|schools|warehouses)\b(?!.{0,40}\b(?:pilot|trial|test)\b)/,
  /^did (?:an? |its |their )?(?:upsell|upgrade|expansion|renewal)\b/,
  /^paid for (?:its|their|the|an?) (?:second|third|fourth|next|full|new|annual|whole|entire|rest of) /,
  /^(?:leased|rented|hired|ordered|bought|took|purchased) (?:the |a )?(?:next|further|another|additional) (?:\d{1,5}|two|three|four|five|six|ten|twenty|[a-z]+) [a-z]+/,
  new RegExp(
    `^(?:now )?(?:our|one of our) (?:(?!target|potential|prospective|partner|pilot|dream|ideal|former|possible|next)[a-z0-9-]+ ){1,4}?${KIND}(?= ?$| ?[,;(–—]| (?:on|with|to|in|and|under|using|live|by|so)\\b)(?!.{0,40}\\b(?:pilot|prospect|lost|left|cancel))`,
  ),
  /^(?:now |back |finally )?(?:on|onto) (?:the )?shel(?:f|ves)\b/,
  /^(?:landed|live in|grew to|went to|expanded to|shipping to|rolled out (?:to|in|across)) (?:all |over |about |another |a further )?(?:its |their |of their )?(?:\d[\d,]{0,6}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[a-z]+ ){0,2}(?:stores?|doors|locations?|shops?|sites?|branches|restaurants?|clinics?|warehouses?|depots?|plants?)\b(?!.{0,40}\b(?:pilot|trial|test)\b)/,
  /^exercised (?:its|their|an?|the) option (?:to|on|for) (?:the|an?|another)\b/,
  // "put us on all six ferries", "picked our platform over two rivals"
  /^(?:put|puts|brought|moved|rolled|installed|fitted|placed|took) us (?:in|on|into|onto|live|across|over|national|nationwide|company-wide|network-wide|chain-wide|systemwide)\b(?! (?:its|their) @(?= ?$| ?[,;.]))(?! (?:for a|board as|as (?:a |an )?(?:partner|reseller|supplier)))(?! (?:touch|contact|hold|ice|pause|(?:the|its|their|an?) (?:[a-z-]+ ){0,3}?(?:spot|shortlist|list|map|panel|agenda|radar|roster|cycle|quadrant|report|ranking|index|guide|wave)|notice|front))/,
  /^(?:picked|chose|chosen|selected|preferred|went with|settled on) (?:us|our (?:[a-z-]+ )?(?:platform|product|software|system|solution|service|offer|bid|proposal|contract|robots?|sensors?))\b(?! (?:as (?:a |an )?(?:finalist|partner|reseller)|for (?:the|its|their) (?:shortlist|final|next round|accelerator|program)))/,
  /^(?:flipped|threw|pulled|hit) the (?:big )?switch\b(?! (?:back|off))/,
  /^cut over (?:from|to (?:us|our|the new))\b/,
  /^(?:upped|bumped|raised|boosted|took|pushed) (?:(?:its|their|the) (?:plan|tier|package|order|seats?|licen[cs]es?|contract|subscription|footprint|commitment|volume) )?(?:up )?(?:from [a-z0-9@$. ]{1,24}? )?to (?:\d[\d,.]{0,6} ?(?:seats|sites|stores|units|users|licen[cs]es|locations|trucks|plants|branches|clinics)|@|(?:an? |the |our )?(?:enterprise|business|pro|premium|annual|top|higher|larger|bigger))/,
  // "keeps paying us", "received its first tonnes", "signed off the full rollout"
  /^(?:keeps?|kept|continues?|continued) (?:on )?(?:paying (?:us|for|its|their|[$€£]\d[\d.,]{0,9}k?)|using us|buying(?: from us)?|ordering|renewing)\b(?! as )/,
  /^(?:received|receives) (?:its|their|our|the) (?:first|second|third|last|initial|final) (?:[a-z0-9-]+ ){0,2}?(?:units?|tonnes|tons|shipments?|deliver(?:y|ies)|pallets?|batch(?:es)?|systems?|machines?|robots?|devices?|panels?|batteries|sensors?)\b(?!.{0,40}\b(?:pilot|trial|test|loan|free)\b)/,
  /^signed off (?:on )?(?:on )?(?:the|our|its|their|a) (?:[a-z-]+ ){0,2}?(?:roll-?out|deployment|contract|order|expansion|purchase|launch|renewal|agreement|extension)\b/,
  /^committed to (?:an?|the|our|its) (?:[a-z0-9-]+ ){0,4}?(?:offtake|volume|purchase|order|licen[cs]e|subscription|plan|term|renewal|rollout)\b/,
  /^(?:prolongs?|prolonged|extends|renews|re-ups) (?:for )?(?:an?|one|another|two|three|us|our|its|their|the|by|until|through|with us)\b(?! (?:negotiat|talks|discuss|conversation|search|dialog|process))/,
  // "crossed from trial to contract"
  /^[a-z]+ed (?:over )?from (?:an? |the |its |their |free |paid ){0,2}(?:pilot|trial|poc|evaluation|free(?: tier| plan)?|month-to-month|monthly) (?:in)?to (?:an? |the |full |our ){0,2}(?:paid|paying|contract|customer|production|annual|rollout|subscription|licen[cs]e)\b/,
  // "has entrusted us with all of its homes under a four-year contract", "put its name to an agreement"
  /^(?:entrusted|gave|handed|awarded|chose|hired|engaged|retained|commissioned|selected|picked|took|appointed|adopted) (?:us|our)\b[^.;:]{0,70}\bunder (?:an?|the|our|its) (?:[a-z0-9-]+ ){0,3}?(?:contract|agreement|subscription|order)\b/,
  /^put (?:its|their) (?:name|signature|stamp) (?:to|on|under) (?:an?|the|our) (?:(?!letter|lease|term|nda|partner|reseller|distribution|research)[a-z0-9-]+ ){0,3}?(?:contract|agreement|deal|order|subscription|renewal)\b/,
  /^(?:said|told us|confirmed) (?:that )?(?:it|they)(?:'d| would| will|'ll) (?:stay|renew|continue|extend)(?: with us)? (?:for|by|another|until|through) /,
  /^(?:went all in|took the plunge|ours(?= ?$| ?[,;(.]| (?:now|since|from)\b))/,
  /^up from (?:\d[\d,.]{0,8}|[a-z]+) to (?:\d[\d,.]{0,8}|[a-z]+) (?:sites|seats|stores|locations|units|users|licen[cs]es|trucks|branches|clinics|plants|hotels|schools|shops|vessels|farms|lines)\b/,
  /^closed (?:on )?\d{1,2}[/.-]\d{1,2}\b/,
  /^took (?:another|an additional|(?:\d{1,5}|two|three|four|five|six|seven|eight|ten|twelve) (?:more|additional|further|extra)) [a-z]+\b(?! (?:days?|weeks?|months?|time|look|meeting|call|demo))/,
  /^doubled(?= ?$| ?[,;(.])/,
  // ": won", with what it is worth behind
  /^[:–—-]? ?(?:we )?won(?= ?$| ?[,;(.])/,
  // "added 2 lines", "added more licences"
  /^add(?:ed|s|ing) (?:our|the) [a-z]+ (?:module|add-on|package|product|tier)\b/,
];

/** "delisted us", "won't be back", "told us they are done", "dropped to the free tier". */
export const BROAD_CHURN: readonly RegExp[] = [
  // "departed from us", "gave us the goodbye"
  /^(?:(?:departed|parted|separated|withdrew) from us\b|departed(?= ?$| ?[,;(.]| (?:in|at|after|as|because|when|last)\b)|(?:gave|said|bid|bade|waved|told) (?:us |to us )?(?:an? |the |its |their )?(?:goodbye|good-bye|farewell|adieu)(?: to us)?\b|took (?:its|their) leave\b)/,
  /^(?:won't|will not|is not|isn't|not) (?:be )?(?:coming )?back\b(?! (?:in (?:the )?office|to us with))/,
  /^(?:(?:told|informed|notified) us|said|decided) (?:that )?(?:they|it)(?:'re|'d| are| is| were| was| would be) (?:done|finished|out|leaving|moving on|cancell?ing|going elsewhere|stopping)\b/,
  /^(?:downgraded|dropped(?: down)?|moved(?: down)?|went(?: down)?|switched) to (?:the |our )?free (?:tier|plan|version)\b/,
  /^(?:delisted|de-listed|dropped|dumped|ditched|removed|kicked out|fired|let go of|stopped stocking|took us off) (?:us\b|our (?:[a-z-]+ )?(?:product|products|line|range|brand|platform|software|service)|(?:the|its|their) (?:shel(?:f|ves)|menu|list))(?! (?:at|in|on|during|from) (?:the |its |their |a )?(?:very )?(?:final|last|late|closing|shortlist|tender|rfp|selection|evaluation|procurement|negotiation|bidding|running)\b)(?! (?:from (?:the|its|their) (?:shortlist|running|process|tender|rfp)|(?:an? )?(?:note|line|hint|email|mail)))/,
  /^asked (?:us )?to (?:close|cancel|terminate|end|delete|wind down) (?:its|their|the|our) (?:[a-z-]+ )?(?:account|contract|subscription|agreement|service)\b/,
  /^(?:no longer one of (?:them|ours?|these|those)\b|jumped ship|history(?= ?$| ?[,;(.])|off the books)\b/,
  /^(?:switched|turned|shut)(?: us)? off (?:on (?:the )?\d|on [a-z]{3,9} \d|at (?:the end of|month end))/,
  /^(?:took|moved|pulled|gave) (?:its|their) business (?:elsewhere|to (?:@|an?|another|the))\b/,
];

/** "is hibernating its account until September". */
export const BROAD_PAUSE: readonly RegExp[] = [
  /^asked (?:us )?for an? (?:[a-z-]+ )?(?:break|pause|time-?out|holiday)(?![\w-])/,
  /^(?:hibernat(?:ed|es|ing)|mothballed|parked|shelved|idled) (?:its|their|the|our) (?:[a-z-]+ ){0,2}?(?:account|contract|subscription|pilot|rollout|roll-out|deployment|project|plan|seats|order|programme|program|implementation)\b/,
  /^(?:stopped|halted|interrupted|suspended|froze) (?:the |its |their |our )?(?:[a-z-]+ ){0,2}?(?:temporarily|for (?:now|the (?:moment|time being|summer|winter|season)))\b/,
];
