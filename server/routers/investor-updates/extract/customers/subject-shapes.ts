/*
 * More ways to say what a customer did, by class of wording. All are matched at the start of
 * what follows the name and its auxiliaries, lower case; "us" stands for the company.
 */

/** "took the studio tier", "is up and running", "made contract of two years". */
export const ACTIVE_SHAPES: readonly RegExp[] = [
  /^(?:took|taken|taking|takes|bought|buying|buys|purchasing|picked(?: up)?|opted for|chosen|chose|selected|went for|gone for|signed up (?:to|for)|committed to|booked|ordered|ordering|renting|rented) (?:out |up )?(?:an? |the |our |their |its |another |first ){0,2}(?:(?!@|rival|competitor|demo |samples? |loaner |eval |evaluation |(?:of|for|in|to|from|with|by) )[a-z0-9$.,/'-]+ ){0,4}?(?:plan|tier|package|subscription|licen[cs]es?|contract|edition|bundle|seats|units)\b(?! to )(?! (?:on|at) (?:the|our|its|their) (?:board|table)\b)(?!.{0,24}(?: from | of )(?:@|a competitor|a rival|another))/,
  /^(?:(?:took|taken|taking|takes|accepted) delivery\b|(?:got )?up[- ]and[- ]running\b|fully operational\b|under (?:contract|agreement)\b(?! (?:negotiat|review|discuss|with @)))/,
  /^(?:buying|buys|bought|purchases|purchasing|ordered|ordering|orders|licensing|licensed|licenses|leasing|leased|leases|renting|rented|adopted|adopting|adopts|embraced|implemented|deploying|contracted|contracts|engaged|commissioned|mandated|retained) (?:with )?(?:us|our)\b(?! (?:for (?:advice|a partnership|(?:about |over )?\$\d[\d.,]* ?(?:m|million|bn|billion)\b)|about|out\b|assets|shares|stock|business|company|ip\b|patents?|domain|debt|loans?|building|time|lunch|dinner|coffee|drinks))/,
  /^(?:started|began|begun|begins|starts|starting|commenced) (?:using|to use|working with|to work with|(?:paying|to pay)(?! (?:its|their|his|more|staff|people|off)\b)) ?(?:us|our|for|the (?:product|platform|software|system|app|tool|service))?\b(?!.{0,40}\b(?:partner|go-to-market|integrat|resell|campaign|hiring|recruit))/,
  /^(?:switched|moved|migrated|changed|transitioned|came|come) over(?= ?$| ?[,;(]| (?:from (?!@)|to us|to our|and|in|completely|fully|last|this)\b)/,
  /^(?:switched|migrated|moved|changed|came|come|converted) (?:over )?from (?:spreadsheets|excel|paper|pen and paper|(?:our|the|an?|its|their) (?:[a-z-]+ ){0,2}(?:legacy|old|competitors?|competing|rival|in-house|homegrown|previous|incumbent|free)\b)/,
  /^(?:switched|moved|went|gone|progressed|advanced|graduated|migrated|passed) (?:over |on )?from (?:an? |the |its |their )?(?:[a-z-]+ ){1,3}to (?:an? |the |full |our )?(?:us\b|purchase|purchasing|buying|contract|paying|production|rollout|roll-out|order|app\b|platform\b|software\b)/,
  /^(?:became|become|becomes|turned into) (?:an?|our|one of our) (?:(?!potential|prospective|partner|competitor|largest investor)[a-z-]+ ){0,3}(?:customers?|clients?|accounts?|users?|logos?|subscribers?)\b/,
  /^(?:made|concluded|entered(?: into)?|executed|finali[sz]ed|completed|formali[sz]ed|settled|agreed(?: on| to)?|placed|sealed|closed) (?:an? |the |our |its |their )?(?:(?!partner|lease|loan|distribution|reseller|merger|letter|non-)[a-z0-9-]+ ){0,5}?(?:contract|agreement|subscription|order|commitment|msa|licen[cs]e)\b(?! of magnitude)(?!.{0,40}(?:with @|to (?:acquire|sell|merge)|negotiat))/,
  /^put (?:us|our [a-z]+) (?:in|into|to|to full|into full) (?:production|use|service|operation)\b/,
  /^(?:both |all |two |three |our |brand ){0,2}(?:new|newest|paying|live) (?:customers|clients|logos|accounts)\b/,
  /^(?:contracted(?= ?$| ?[,;(]| (?:in|for|since|until|on|at|by us)\b)|subscrib(?:es|ing) (?:to|for)\b|(?:decided|opted|voted) (?:for|in favou?r of) (?:us|our)\b|(?:customer|client) (?:since|of ours|now|as of|from)\b|(?:gave|given|awarded) us (?:the|an?|their|its) (?:[a-z-]+ ){0,2}(?:order|contract|deal|project|business)\b)/,
  /^(?:pays?|paying|spends?|spending|worth|brings? in) (?:us )?(?:about |around |roughly |some |~ ?)?(?:us)?[$€£]\d[\d.,]{0,12} ?[km]? ?(?:\/|(?:per|a|an|each|every|annually|monthly|yearly)\b)(?! (?:in|to) (?:rent|fees to|taxes|@))/,
  /^(?:approved us\b|said yes\b|green-?lit us\b|gave us the (?:green light|go-ahead|order|contract|nod)\b)/,
];

/** "came back for a second year", "took us across all branches", "is the first to sign". */
export const MORE_ACTIVE_SHAPES: readonly RegExp[] = [
  // "moved its whole event pipeline to us", "brought all stores onto our platform"
  /^(?:moved|migrated|switched|brought|shifted|transferred|consolidated|ported|transitioned|moves|migrates|routes|routed|put) (?:(?:its|their|all|the|every|most|half|more|everything|another|two|three|\d{1,4})\b[^.;,:]{0,50}?) (?:over )?(?:in)?(?:to|onto|on|through|with) (?:us\b|our (?:platform|product|system|software|app|network|service|tool|api|rails|hands)\b)(?! (?:competitor|rival))/,
  // "launched on December 4, 700 patients on the first day"
  /^(?:launched|opened|started|began)(?: (?:with us|on our [a-z]+))?,? (?:on|in|at|across|with) (?:[^.;]{0,40}? )?(?:\d[\d,]{0,8}|two|three|four|five|six|seven|eight|ten|twelve|dozens of|hundreds of) (?:[a-z-]+ ){0,2}?(?:patients|users|seats|members|residents|students|teachers|nurses|drivers|vehicles|trucks|sites|stores|clinics|locations|shops|branches|schools|beds|rooms|units|employees|agents|riders|doors|terminals|policyholders|orders)\b(?! (?:offices|plants))/,
  /^(?:came back|come back|coming back|returned|returning|back|stayed(?: on)?|staying(?: on)?|stays(?: on)?|re-?committed|committed)(?: (?:with|to) us)? (?:for|to) (?:an? |another |the |its |their |(?:two|three|four|five|\d{1,2}) ){1,2}(?:(?:second|third|fourth|fifth|further|full|new|more|next) )?(?:years?|seasons?|terms?|semesters?|months?)\b(?! (?:of (?:talks|testing|trial)|ago))|^(?:back|stayed|staying|stays) (?:with us|on (?:the|our) platform|as an? (?:[a-z-]+ )?(?:customer|client))\b|^re-?committed\b/,
  /^(?:took|taken|taking|takes) us (?:across|live|into production|group-?wide|company-?wide|nationwide|(?:in)?to (?:all|every|\d|its|their|the (?:whole|rest|other))|on (?:for|as|in|across|at|after)\b)/,
  /^(?:closed|closing|signed up|signing up) with us\b|^(?:buying|buys|bought|ordering|orders|ordered|purchasing|purchases|purchased|sourcing|sources) (?:[a-z]+ )?(?:through|via|from) us\b/,
  /^(?:went|gone|going) (?:annual|yearly|multi-year|paid|pro|enterprise|all[- ]in (?:on|with) us)(?= ?$| ?[,;(–—]| (?:in|on|at|after|with|for|and|from|plan|last|this)\b)/,
  /^(?:moved|switched|upgraded|went|gone|migrated|stepped|jumped|graduated|bumped|converted|moving|switching) (?:up )?(?:from (?:the |our |its |their )?(?:free|freemium|trial|monthly|starter|basic)(?: (?:plan|tier|version|edition|billing))? to (?!(?:the |our |an? )?free\b)[@a-z]|(?:from [@a-z0-9$, '-]{1,30}? )?to (?:an? |the |our |its |their )?(?!free )(?:(?!free )[@a-z0-9-]+ ){1,3}(?:plan|tier|package|subscription|edition|billing)\b)/,
  /^(?:the |our )?(?:very )?first (?:[a-z-]+ ){0,4}?to (?:sign(?! off)|buy|renew|subscribe|pay|adopt|deploy|roll (?:it |us )?out|go live|upgrade|convert|expand|order|commit|switch|onboard|go (?:annual|multi-year|into production)|(?:use|run|take) (?:us|our|it|the (?:new )?(?:[a-z]+ )?(?:module|product|platform|app|tool|plan|version)))\b/,
  /^(?:rolled|rolling|rolls) (?:it|this|that|them|(?:the|our) (?:[a-z]+ ){0,2}(?:product|platform|app|tool|software|system|module|service|robots?)) out\b/,
  /^(?:prolonged|prolonging|extending|renewing|prolongs) (?:its|their|the|our|with us|for|by|until|through)\b/,
  /^(?:upped|raised|increased|doubled) (?:its|their) (?:weekly |monthly )?order\b|^(?:put in|sent(?: us| in| over)?|issued|submitted) (?:an?|its|their|another|the) (?:(?:first|second|third|new|purchase|large|repeat|follow-on) ){0,2}(?:order|po)\b|^made (?:its|their) first payment\b/,
  /^gave us (?:its|their|the) (?:whole|entire|full|rest|remaining|other|second|third|next) |^(?:replaced|swapped(?: out)?|dropped) @ (?:with|for) us\b|^(?:moved|migrated|switched|brought|shifted|transferred|put) (?:its|their|all|everything|most|the (?:whole|rest))(?: [a-z0-9-]+){0,6}? (?:over )?(?:on(?:to)?|to) (?:us|our (?:platform|system|product|software))\b|^(?:runs?|running) (?:all|its|their|everything|the whole)(?: [a-z-]+){0,4}? (?:on|through) us\b/,
  /^(?:in|done|landed|closed)(?:,|:| at| for| ?\() ?(?:us)?[$€£]\d[\d.,]{0,12} ?[km]? ?(?:\/|(?:per|a|an|acv|arr|mrr|annual|annually|monthly|yearly)\b)|^closed ?[:(] ?(?:[$€£\d]|one|two|three)/,
  /^(?:(?:[a-z0-9]+-(?:day|week|month)|paid|free) ){0,2}(?:pilot|poc|trial) (?:converted|turned into|became|led to) (?:in)?(?:to )?(?:an? )?(?:[a-z0-9-]+ ){0,3}?(?:contract|customer|subscription|deal|agreement|plan|order)\b|^(?:turned|converted|flipped) (?:its|their|the) (?:[a-z-]+ )?(?:pilot|trial|poc) (?:in)?to\b|^flipped (?:from (?:pilot|trial|free) )?to paid\b/,
  /^(?:ordered again|re-ordered|uses? the (?:product|platform|app|software|system|tool))\b|^contracted (?:through|until)\b/,
  /^signed off (?:on )?(?:its|their|an?|the|our) (?:[a-z-]+ ){0,3}(?:contract|agreement|renewal|order|subscription|purchase)\b|^licensed the (?:api|sdk|module|software|platform|product)\b(?! to us)|^(?:took|bought|ordered) (?:an?|our|the|another) (?:(?:second|third|additional|extra|new|full|whole) )*(?:module|add-?on|suite|batch)\b|^(?:grew|went|expanded|jumped|scaled) to (?:over |more than |all )?\d[\d,]* (?:seats|licen[cs]es|users)\b/,
];

/** "A and B are now customers": with the auxiliaries, since "B customers" says nothing. */
export const ARE_CUSTOMERS =
  /^(?:are|were|have become|became|have been|are both) (?:now |both |all |already |today |finally |officially |also )*(?:our |new |paying |live )*(?:customers|clients)(?= ?$| ?[,;(:]| (?:now|today|since|of ours|as of))/;

/** "joined: 480 vehicles". */
export const JOINED_WITH =
  /^join(?:ed|s) ?(?:[:;,(–—-]|with) ?\d[\d,]{0,8} (?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|years?|months?|weeks?|days?)[a-z]{3}/;
/** "joined in May": of a customer only where the name or the words tell of one. */
export const JOINED =
  /^(?:joined|joins)(?: us| our platform)?(?= ?$| ?[:;,(]| (?:in|this|last|on|at the (?:start|end)) )/;

/** "is on a pilot", "agreed to try us", "is testing one robot in a pilot". */
export const PILOT_SHAPES: readonly RegExp[] = [
  /^on (?:an?|our|its|their) (?:[a-z0-9-]+ ){0,3}?(?:pilot|trial|poc|proof[- ]of[- ]concept)\b/,
  /^(?:agreed|decided|chose|opted|started|began|begun|consented) (?:(?:to|with) )?(?:try(?:ing)?(?: out)?|trial|trialling|test(?:ing)?|pilot|piloting|evaluat(?:e|ing)) (?:us|our|the (?:product|platform|software|system))\b/,
  /^(?:in (?:an? |the |its |their )?(?:test(?:ing)?|trial|pilot) (?:phase|period|stage|mode)\b(?! (?:of|for) (?:its|their|the|an?) )|(?:doing|making|running|conducting|performing) (?:[a-z-]+ ){0,2}tests? (?:with|of|on) (?:us|our)\b)/,
  /^(?:trying|tries|trialing|testing) (?:out )?(?:us|our)\b|^(?:giving|gave|gives|given) us a (?:try|go|trial|spin)\b/,
  // "running a drought monitoring pilot with us", "evaluating in a 6-week pilot"
  /^(?:started|starting|began|begun|running|runs|kicked off|launched|doing|in|into|signed up for|agreed to|completed|finished|extended) (?:an?|its|their|our|the) (?:(?!about|after|before|following|for|from|of|on|with|and|or|to|the|than|by|until)[a-z0-9-]+ ){1,5}?(?:pilot|trial|poc|proof[- ]of[- ]concept)\b(?! (?:discussion|talk|negotiat|proposal|program (?:of|for) (?:its|their)|plant|season|light))(?=.{0,60}\b(?:with|of|for|on) (?:us|our)\b|,? (?:across|in|at|with|until|through|for|over|on) (?:\d|two|three|four|five|six|eight|ten|one|the|its|their|all|@|[a-z]+ (?:sites?|stores?|clinics|branches|plants?|schools?|counties|depots?|teams?|squads?))| ?$|[.;(])/,
  /^(?:evaluating|evaluates|testing|tests|trying|trialing|trialling) (?:us )?(?:in|as|on|under|through|during|via) (?:an? |its |their )(?:(?:paid|free|short|small|first|formal|live|new|limited|\d{1,3}|-|week|weeks|month|months|day|days|[a-z]+-(?:week|month|day)|[a-z-]+) ?){0,4}(?:pilot|trial|poc)\b/,
  /^(?:made|making|makes|does|did|agreed on|agreed|accepted|joined) (?:with us )?(?:now )?(?:an? |the |our )?(?:[a-z0-9-]+ ){0,3}?(?:pilot|trial|poc)\b/,
];

/** "is no longer a customer", "returned its unit", "has resiliated". */
export const CHURNED_SHAPES: readonly RegExp[] = [
  /^(?:(?:absorbed|acquired|bought(?! (?:\d|another|more|two|three|four|five|our|us)\b)|merged|taken over|swallowed)\b[^.;]{0,70}? (?:and|so) (?:[^.;@]{0,30} )?(?:switched (?:us |it )?off|turned (?:us |it )?off|shut (?:us |it )?(?:off|down)|decommissioned|wound down|retired|replaced us|dropped us|consolidated (?:onto|on|to|away)|stopped using|let (?:us|it) go|ended (?:our|the) (?:contract|agreement))|(?:switched|turned|shut|cut) (?:us|our (?:product|platform|software|service|system|tool)|the (?:product|platform|software|service|system|integration|tool)) off\b|(?:switched|turned|shut) off (?:us|our|the (?:product|platform|software|service|system|integration|tool))\b|unplugged (?:us|our)\b|(?:decommissioned|uninstalled|removed) (?:us|our|the (?:units?|robots?|devices?|software|platform|system))\b)/,
  /^no longer (?:(?:an?|our|one of our|among our) (?:[a-z-]+ ){0,2}(?:customers?|clients?|users?|subscribers?|accounts?)\b|(?:using|paying|active|subscribed|subscribes|uses|needs|pays|working with us|on (?:our|the) (?:platform|books))\b)/,
  /^(?:not|isn't|aren't) (?:an? |our )?(?:[a-z-]+ )?(?:customers?|clients?|with us|using us) any ?(?:more|longer)\b/,
  /^(?:returned|sent back|shipped back|handed back|gave back) (?:its|their|the|our|all|both) (?:[a-z0-9-]+ ){0,3}?(?:units?|robots?|devices?|hardware|machines?|licen[cs]es|sensors?|equipment|kits?|system)\b/,
  /^(?:resiliated|rescinded|revoked|ceased|stopped|quit|discontinued|dissolved|annulled|voided|ended|denounced) (?:its|their|the|our) (?:[a-z-]+ ){0,2}?(?:contract|subscription|account|agreement|membership|plan|service|relationship|retainer|engagement|licen[cs]e)\b/,
  /^(?:does not|doesn't|do not|don't|did not|didn't|not) (?:(?:want|wish|plan|intend)(?:s|ed)? to (?:renew|continue|extend|prolong|stay)\b|(?:use|using|need|pay for|work with)\b.{0,30}\bany ?(?:more|longer)\b)/,
  /^(?:bailed(?! (?:us )?out)\b|dropped (?:out|off|away)\b(?! (?:its|their|the|an?|to)\b| of (?:the|its|their|our) (?:[a-z]+ )?(?:pilot|poc|trial|test)\b)|went dark\b|(?:went|gone|moved|switched|defected) (?:over )?to (?:an?|another|our|the) (?:[a-z-]+ ){0,2}?(?:competitor|rival)\b(?!.{0,60}\b(?:deal|bid|tender|win)\b))/,
  /^(?:(?:went|gone|moved|switched|reverted|going) back to (?:@|spreadsheets?|excel|paper|pen|manual|e-?mail|doing|in-house|(?:an?|the|their|its) (?:old|previous|former|[a-z-]+ )?(?:tool|system|vendor|provider|supplier|way|process|spreadsheets?))(?= ?$|[ ,;.(])|stopped (?:ordering|buying|renewing|subscribing)\b(?! from @))/,
  /^(?:(?:did not|didn't|not|won't|will not) (?:be )?(?:come back|coming back|return|returning|stay|staying|stick around|sticking around)(?: with us| on)?(?= ?$| ?[,;(:]| (?:for (?:an?|another|the)|after|because|due|when|this|next)\b)|(?:built|building) (?:its|their) own [^.;]{0,40}?\band (?:left|cancell?ed|churned|dropped us)|(?:acquired|bought|merged)\b[^.;]{0,40} and (?:moved|switched|migrated) to (?:the |their |its )?(?:parent|new owner|acquirer|buyer|group))/,
  /^left at (?:the )?renewal\b/,
  /^(?:switched|turned|shut) off(?= ?$| ?[,;(]| (?:following|after|because|due|as of|at the end)\b)/,
  /^(?:resiliated\b|lost as an? (?:[a-z-]+ )?(?:customer|client)\b|(?:did not|didn't|does not|not|won't|will not) (?:be )?(?:prolong(?:ed|ing)?|resubscribe|re-?sign|re-?up|go on with us|continue with us|stay(?:ing)? with us)\b)/,
];

/** "voted for a rival", "picked the other vendor", "stopped the negotiations". */
export const LOST_SHAPES: readonly RegExp[] = [
  // "elected to continue with its incumbent"
  /^(?:decided|chose|elected|opted|preferred) to (?:continue|remain|stay|go on) with (?:@|(?:its|their|the|an?) (?:[a-z-]+ )?(?:incumbent|current|existing|present|previous|old|other|vendor|supplier|provider)\b)/,
  // "gave us a refusal after the tender, the deal is lost"
  /^(?!over us\b)[a-z][^;:@.]{3,80}, (?:so )?(?:the|that|this) (?:deal|opportunity|tender|one) (?:is|was|has been) (?:lost|off|dead|gone)\b/,
  // "said they'll build it themselves"
  /^(?:(?:said|told us|decided|informed us|let us know) (?:that )?(?:they|it)(?:'ll|'d|'re| will| would| are| is|)|decided|plans?|prefers?|wants?) (?:now |rather |going )?(?:to )?(?:build|develop|do|make|code|building|developing) (?:it|this|that|one|something|their own|its own)\b[^.;]{0,20}?\b(?:themselves|itself|in-house|internally|own)\b/,
  // "ghosted us after the POC", "will not continue after the pilot"
  /^(?:ghosted us\b|(?:went|gone) (?:quiet|silent|cold|dark) after (?:the|a|an|its|their|our) (?:[a-z-]+ )?(?:pilot|poc|trial)\b|(?:will not|won't|not|didn't|did not) (?:be )?(?:continu|proceed|go|mov)[a-z]* (?:on |forward |ahead )?after (?:the|a|an|its|their|our) (?:[a-z-]+ )?(?:pilot|poc|trial)\b)/,
  /^(?:picked|chose|choosed|chosen|choosen|selected|preferred|prefers|favou?red|voted for|opted for|decided (?:for|on|in favou?r of)|settled on|bought from|signed with|went with|going with|gone with|awarded [^.;]{1,30} to|gave [^.;]{1,24} to) (?:someone else|somebody else|the (?:other|incumbent|competition|competitor|cheaper|larger|bigger)|another|our (?:rival|competitor|main rival)|an? (?:[a-z-]+ ){0,2}(?:rival|competitor|competing|different|cheaper|larger|bigger|in-house|vendor|supplier|provider|bidder|incumbent))\b(?! (?:[a-z0-9-]+ ){0,2}(?:plan|tier|package|subscription|licen[cs]e|contract|seats|units|order|year|years|site|sites|module))/,
  /^(?:decided|settled|opted|chose|picked|selected|bought|took|signed|went) (?:on |for |with )?(?!us\b|our\b)[^.;,]{2,40}? instead\b(?! of)|^(?:went|going|gone|(?:decided|chose) to go) (?:(?:another|a different|in another|in a different|the other) (?:way|direction|route)|elsewhere)\b|^off the table\b/,
  /^(?:(?:told|informed|notified) us (?:that )?we(?:'re| are| were) (?:out\b|not (?:chosen|selected)|second|no longer in)|went to (?:an?|another|our|the) (?:[a-z-]+ ){0,2}?(?:competitor|rival|bidder|vendor|supplier|provider|incumbent)\b)/,
  /^(?:(?:did not|didn't|not|has not|hasn't) (?:choose|chosen|pick|picked|select|selected|go with|retain|retained|want|take|shortlist|prefer) (?:us|our)\b|told us no\b|gave us a no\b)/,
  /^(?:decided|chose|opted|elected) (?:not to|against) (?:continu|pursu|proceed|go)[a-z]* (?:with )?(?:the |our |these )?(?:negotiat|talks|discuss|evaluat|process|project|deal|purchase|procurement)/,
  /^(?:stopped|ended|broke off|broken off|left|quit|halted|terminated|abandoned|withdrew from|walked away from|cancell?ed) (?:the |our |all )?(?:negotiations?|talks|discussions?|conversations?|evaluation|procurement|tender|rfp)\b/,
];

/** "X was lost to Y", with the auxiliaries. */
export const WAS_LOST =
  /^(?:,? ?(?:was|were|has been|is|got) (?:also |unfortunately |sadly |narrowly |finally )*lost|= ?lost)\b(?! (?:in (?:the )?(?:mail|translation)|for words))/;

/** "has temporarily stopped using us", "stopped until June". */
export const STOPPED_FOR_NOW =
  /^(?:has |have |had |is |are |was |were |, )?(?:(?:temporarily|provisionally|momentarily|briefly) (?:stopped|stopping|ceased|halted|interrupted|discontinued|closed)|(?:stopped|stopping|ceased|halted|halting|interrupted|discontinued)(?:(?: temporarily| provisionally)?(?: (?:its|their|the|our|all))?(?: [a-z-]+){0,2}? (?:use|usage|using|us|contract|subscription|account|pilot|deliver(?:y|ies)|orders?|deployment|rollout|project|service|payments?|plan|licen[cs]es?|work)\b.{0,30})? ?\b(?:temporarily|provisionally|for now|for the (?:time being|moment|season|summer|winter)|until|while))\b/;

/** "made a pause until spring", "took a break". */
export const PAUSED_SHAPES: readonly RegExp[] = [
  // "asked us to stop deliveries until the audit is over"
  /^(?:asked|requested|told)(?: us)? to (?:stop|hold|halt|delay) (?:(?:all|the|its|their|our|further) )?(?:[a-z]+ )?(?:deliver(?:y|ies)|shipments|orders|roll-?out|billing|invoicing) (?:until|till|for now|for the (?:time being|moment|summer|winter))\b/,
  /^(?:made|makes|making|took|taken|takes|taking|on) (?:an? )?(?:(?!coffee|lunch|tax|lucky|clean)[a-z-]+ )?(?:pause|break)\b(?! (?:even|through|into))/,
];
