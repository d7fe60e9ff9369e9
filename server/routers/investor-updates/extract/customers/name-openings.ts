import { CITIES } from './places';

/** They open a name with "of": "University of Leeds". */
export const LEADS_OF = new Set(
  'university government bank city state department county town college bureau office institute ministry port village school academy board museum commonwealth borough republic church dept district port'.split(
    ' ',
  ),
);
/** Places and the like, a name only with more behind: "Austin Energy". */
export const GEO = new Set(
  `${CITIES} daily spain italy portugal poland netherlands belgium switzerland austria sweden norway denmark finland ireland scotland turkey israel dubai singapore korea vietnam thailand indonesia philippines malaysia nigeria kenya ghana egypt argentina chile colombia peru ecuador uruguay madrid barcelona milan rome amsterdam brussels zurich geneva vienna munich hamburg frankfurt cologne stockholm copenhagen oslo helsinki dublin warsaw prague lisbon mumbai delhi bangalore bengaluru hyderabad chennai pune tokyo seoul beijing shanghai sydney melbourne toronto vancouver montreal lagos nairobi miami atlanta dallas houston phoenix ohio michigan georgia nevada arizona oregon utah colorado virginia illinois pennsylvania north south east west america europe asia canada germany france india china japan australia brazil mexico london paris berlin boston chicago austin seattle denver texas california florida us usa uk eu emea black summit wave cloud key main great big global mobile engineer general first new two usa platform worth minnesota wisconsin iowa missouri kansas nebraska montana wyoming idaho alabama mississippi louisiana arkansas tennessee kentucky maryland delaware connecticut massachusetts vermont maine oklahoma hawaii alaska indiana ontario quebec alberta philadelphia baltimore pittsburgh cleveland detroit minneapolis nashville memphis orlando tampa sacramento oakland columbus indianapolis milwaukee cincinnati omaha tulsa raleigh community christmas easter halloween midsummer spring summer autumn fall winter nordic scandinavian iberian european asian african`.split(
    ' ',
  ),
);
/** A name only before a word that organizations carry: "First Bank". */
export const WEAK_LEADS = new Set(
  'total monday tuesday wednesday thursday friday saturday sunday first second third next one two three four five six seven eight ten twelve good happy best dear alpha beta gamma delta platform main large small paid pilot web app legal growth finance support safe seed round cash press note board live open key team table discovery'.split(
    ' ',
  ),
);
/** Of those, such as stand before no other firm's name: "Safe Harbor", "Press Ganey". */
export const NO_APPOSITION = /^(?:safe|seed|round|cash|press|note)$/;
/** "Spoke Media signed": the word that closes a firm's name is no object of the verb before it. */
export const CLOSES_FIRM =
  /^(?:media|labs|group|technologies|systems|foods|energy|partners|studios|robotics|software|therapeutics|logistics|industries|holdings|ventures|health|brands|pharma|bank|insurance|games|networks|solutions|analytics|inc|corp|ltd|llc|gmbh)$/;
/** Words that open a sentence, no name: "Landed …". */
export const OPENERS = new Set(
  'losing landing winning signing closing adding onboarding renewing expanding launching deploying welcoming rolling picked booked secured inked bagged offboarded paused fired landed rolled moved deployed brought upgraded upsold went got made built met began saw held ran took brought gave had cut hit set put sent spoke grew became chose found kept paid sold won said thought up down out off congrats huge nice proud excited super very really cool amazing overall highlights revenue growth usage total average monthly weekly quarterly annual active'.split(
    ' ',
  ),
);
