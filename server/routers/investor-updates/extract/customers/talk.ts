/** Objects that make the sentence one about something else. */
export const OTHER_BUSINESS =
  /\b(?:lease|reseller|resell|referral|partnership|partnered|partner (?:agreement|program)|distribution(?! (?:cent(?:er|re)s?|hubs?|warehouses?|sites?|depots?|facilit))|data (?:agreement|partner)|term sheet|round|seed|series [a-e]|funding|fundraise|investors?|led by|invested|investment|award|prize|battlefield|competition|pitch|grant|patent|hired|hires?|joined|joins|candidate|head of|vp|advisor|advis(?:ed|ory)|accelerator|cohort of|acquired|acquisition|office(?<!\b(?:in|at|from|across) (?:the|its|their|one) (?:[a-z]+ ){0,2}office)|webinar|podcast|conference|keynote|integrat(?:ion|ed|es)|appexchange|marketplace|soc ?2|compliance|insured? by|banking with|vendor|supplier|migrat(?:ed|ion)|competitors?|compet(?:e|ing)|lawsuit|trademark|featured|article|nda|non-disclosure|line of credit|\d[\d.,]{0,6} ?[km] (?:credit )?(?:line|facility)|venture debt|loan|(?:share|asset|stock) purchase|settlement|valuation cap|post-money|convertible (?:notes?|loans?)|(?:the|a|an|our|their|its) safes?(?: (?:that|which))? (?:we|they|i|was|were|is|with|from|of|at)(?! (?:hands?|distance|home)))\b/i;

/** The talk is of deals that are not done. */
export const PROSPECT =
  /\b(?:in talks|contract (?:reviews?|negotiations?|stage|sent|pending)|(?:contract|msa|agreement|order|redlines|paper(?:work)?|deal)s? (?:is |are |now |still |currently )*(?:in|with|at) (?:their |the |its )?(?:legal|lawyers)\b|talking|talks with|negotiat\w*|pipeline|verbal\w*|procurement|demos?|evaluat(?:e|es|ing)|considering|interested|intros?|introduc\w*|prospects?|proposals?|opportunit\w*|conversations?|discussions?|discussing|close to|security review|legal review|hop(?:e|es|ing)|asked for|asks? for|meetings?|met with|scoping|shortlist\w*|waiting on|waiting for|awaiting|paperwork|redlines?|redlining|yet to|not yet|(?:haven't|hasn't|have not|has not)(?! (?:missed|stopped|failed|looked back|complained|skipped))|about to|pitched|pitching|in the funnel|nothing signed|none signed|rfi|in review|final stages?|late[- ]stage|soon|contracting|expected|likely|would love|know anyone|connect us|looking for|help with|advanced stages?|slipped|pushed to|delayed|stalled|exploring|early stages?|want to|wants to|unsigned|out for signature|no (?:final )?decision|undecided|(?:rf[pq]|bid|tender|quote|application)s?(?: response)? (?:was |were |is |are )?(?:submitted|sent|filed|pending|due|out)|responded to (?:the|their|its|an?) rf[pq]|did not sign|didn't sign)\b/i;

/** A buyer's team or the customer's own funnel: no talk of a deal under way. */
const OF_THEIRS =
  /\b(?:procurement|evaluation|proposals?|demos?|meetings?|negotiations?|contracting|discussions?|conversations?|opportunity|prospects?)(?: (?:legal|finance|operations|ops|it|sales|product|engineering|and|&))* (?:teams?|departments?|dept|orgs?|groups?|functions?|divisions?|modules?|units?|offices?|managers?|leads?|workflows?|agents?|products?|add-on|bots?|copilots?|suites?|tools?|software|platform|spaces?|rooms?|notes?)\b|\b(?:its|their|his|her)(?: [a-z]+){0,3} (?:pipelines?|procurement|demos?|meetings?|proposals?|conversations?|negotiations?)\b/gi;

/** "after a long procurement": talks that led to the contract. */
const OVERCOME =
  /\bwithout (?:any |a |further )?(?:negotiat\w+|discussions?|procurement)\b|\b(?:after|following|through|despite) (?:an? |the |their |our |[a-z]+-(?:week|month|year) |long |lengthy |extended |full |thorough |competitive ){0,4}(?:procurement|evaluation|(?:security|legal) review|discussions?|negotiations?|conversations?|demos?|rfi|process)\b|\bthanks to (?:[a-z'’-]+ ){1,4}(?:intros?|introductions?)\b/gi;

const REACH = 60;

const blank = (found: string) => ' '.repeat(found.length);

/** Whether the first words, or all up to `reach`, are of a deal that is not done. */
export const isProspect = (words: string, reach = REACH) =>
  PROSPECT.test(
    words
      .slice(0, 2 * reach)
      .replaceAll(OF_THEIRS, blank)
      .replaceAll(OVERCOME, blank)
      .slice(0, reach),
  );

/** What was signed is less than a contract. */
export const INTENT =
  /\b(?:lois?|letters? of intent|mous?|memorandum of understanding|non-binding|verbal (?:commitment|agreement|yes)|verbally (?:committed|agreed))\b/i;
