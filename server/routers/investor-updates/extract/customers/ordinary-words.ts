import { hasNoStem } from './name-letters';
import { BETWEEN } from './object-rules';
import { COMPANY_WORDS, FIRST_NAMES, NOT_NAMES } from './words';

/** Words an update may write in lower case where a name could stand. */
const COMMON = new Set(
  `ability absolutely access accelerator accounting action active activity actually admin adoption advice adviser advisor after afterwards again agency agenda ahead alignment
  alliance almost alone already also always amazing amount analysis analytics angel annual another answer anybody anyone anything apparently appetite approval area army article
  asset assistant attention attorney attrition auction audience audit auditor authority auto automation available average away backlog backup balance ballpark bank banker bar
  base baseline basically basis bench benefit beta bill billing bit block blocker blog bonus book bookkeeper boost boss brand breach bread break bridge broker browser buffer bug build
  builder bulk business button buyer buying cache calendar call campaign candidate capacity car card care career carrier case category cause caution caveat center central certification
  chain chair champion chance change channel chaos charge chart chat check checkout chief choice chunk city claim class clear click climate clinic close closely closing clothing coach code coffee
  colleague collection combined comment commerce commercial commission committee common community company comp compensation competition completely compliance component
  computer concept concern confidence confusion congrats connection consent construction consultant consumer contact container content contest context contractor control
  conversation cool copy core corporate correction cost council country county coupon course court cover coverage craft creation creative credibility credit crew crisis critical crop cross crowd culture
  currency current currently custom cycle damage data database date deadline dealer debate debt decision deck decline default definitely delay delivery demand density department deposit
  depth desk detail developer development device diagnosis dialogue difference digital dinner direct directly discipline discount discussion disruption distribution distributor doctor document
  documentation domain doubt draft drama dream drive driver drop dropoff early earlier earnings easily economy edge edition editor education effect effective effectively efficiency effort either election else email
  emotion employee employer encryption end energy engagement engine engineer english enough entity entry environment episode equipment equity error especially essentially estate estimate
  etc eventually everybody everyone everything evidence exactly example excellent exception exchange excitement excuse execution executive exit experience experiment expert expired export exposure express extension
  extra eye face facility fact factory failure faith fall family famous fan far farm fashion fast fear federal fee feed feedback field fight figure file film final finally firm fit fix fleet flow focus folks follow food foot
  force forecast form format formerly forum forward foundation founder frame franchise fraud free freight friction friday friend front fuel full fully fun function fund funding funnel furniture further future gain game gap gas gate general generally
  generation global goal gold goods good government governance gradually grant great ground group growth guess guest guidance guide half happily hardware harvest head health heart heat help high highly hint history hold hole holiday home honestly
  hope hospital host hotel hour house housing huge human hunt hype idea image immediately impact implementation import importantly improvement incident include income increase incumbent indeed independent
  index industry inflation influence info information infrastructure initial initially initiative innovation input inside insight install instead insurance insurer integration intent interest interestingly interface
  interim intern internal international internet intro introduction inventory investment invoice involved issue item job join joint journal journey judge jury just justice kind kitchen knowledge lab label labor lack land landlord language large largely last late lately later
  latest launch law lawsuit lawyer layer lead leader leadership leak learning lease least leave left legacy legal legislation lender less lesson letter level leverage liability library license licence life light likely limit line link list
  literally litigation little load loan lobby local location logic logistics long look loop lot love loyalty luck luckily lunch machine magazine mail mainly maintenance majority maker man management manager mandate manual manufacturer manufacturing many map margin
  mark market marketplace match material math matter maybe mayor mean meaning meanwhile measure media medical medium meeting member membership memo memory mention merchant merger message messaging method middle migration milestone military mind minor
  minority minute mission mistake mixed mobile model moment momentum money monitor monitoring mood morale more moreover mortgage most mostly motion move movement much multiple music mutual name namely nation national native nature nearly need negative negotiation neither net
  network neutral news newsletter next nice nobody noise none noon normal normally notably note nothing notice number nurse object objective obviously occasionally office officer offer official officially offline often oil once one ongoing online only open opening operation operator opinion
  opportunity option order ordinary organic organization original originally other otherwise outage outbound inbound outcome outlook outside outreach overall overdue overhead owner ownership package packaging page pain paper parent parking parity part partial partially particularly party pass passion past
  patent path patience patient pattern pause pay payback payment payroll peak peer people percent perfect performance perhaps period permission permit person personal personally personnel phase phone phrase physical picture piece plan planning plant plus
  platform play player please point policy politics pool population portal portfolio portion position positive possible possibly post potential potentially power practice preparation presence presentation president press pressure pretty previous previously price primarily primary principal print prior priority private probably
  problem procedure process procurement producer production profile profit program programme progress project promise promotion proof property proposal prospect protection prototype provider provision proud public publication publisher publishing purchase purpose push quality quarter query question queue quick quickly quiet quietly quite quota
  quote race range rapidly rate rather rating ratio reach reaction read reality really realtor reason recall receipt recent recently recession recipe record recovery recruiter recruiting recruitment reduction referral reference reform refund region regional regular regularly regulation regulator regulatory related relation relationship
  relatively release reliability relief remainder reminder remote rent repair repeat replacement report reporting reporter reputation request research reseller reserve resident residential resource response rest restaurant result retail retailer retention return returning review revision reward rich right risk rival road robot
  role rollout room root round route routine rule rumor run rush sad sadly safety salary sample satisfaction saving saturday scale scenario schedule scheme school science scientist scope score screen script search season seat second secondly secret secretary section sector seemingly
  segment selection self seller semi senior sense sentiment separate separately series serious seriously server service session settlement setup several shape share shareholder shift shipment shipping shop shopping short shortly show side sign signal signature significant significantly silence similar similarly simple simply since site situation size skill sleep slide slight slightly slot slow slowly small smart smoothly
  social society software solar sold solid solution somebody somehow someone something sometimes somewhat soon source space spare speaker special specialist specifically speed spend spike split sponsor sport spot spread spring sprint stability stack staff staffing stage stakeholder stand standard staple start startup state statement station statistic status steady stealth step stock stop
  storage store story strategic strategy stream street strength stress strike strong strongly structure student studio study stuff style subject submission subscriber subscription substantial success successful successfully suddenly suit summer sunday super superb supplier supply support supposedly surely surface surge surgery surprise surprisingly survey switch system
  tail talent talk target task tax teacher teaching tech technical technically technology telecom telephone tenant tender tension term test testing text thankfully that thing though thread threat throughput thus ticket tie tight tightly time timeline timing tiny tip title together tomorrow tone tonight tool top topic total totally touch tough tour town track
  traction trade trading tradition traffic trainer training transaction transcript transfer transformation transition transparency transport travel treasury treatment trend trick trip trouble truck true truly trust truth turn turnaround turnover tutorial twice type typical typically ultimately understanding union unit universe unlike unlikely unlimited unpaid unsurprisingly up update upgrade upside
  upstream urgency usage use useful user usual usually utility vacation validation valuation value variable variety various vehicle vendor venture venue version versus vertical very vessel veteran via victory video view village virtually virus visa visibility vision visit visitor vocal voice volume volunteer vote wait waiting waitlist walk wall war warehouse warm warning waste
  water way weak weather web webinar website weekend weekly weight welcome well whatever wheel whoever whole wholesale why wide wife wild will win wind window winner winter wire wise wish withdrawal woman wonderful word work worker workflow workforce working workshop world worldwide worry worse worst worth writer wrong yearly yet yield young youth zero zone
  bankrupt insolvent defunct acquired merged dead dormant bust expensive cheaper
  accountant airline airport apparel bakery brewery broadband cafe carmaker charity church college conglomerate cooperative dealership dentist distillery district farmer fintech foundry grocer grower gym hotelier integrator investor landlord lawyer logistician maker mill miner museum nonprofit
  pharma pharmacy pharmacist plumber practice refinery school shipper spa supermarket surgeon theater trucker tutor university utility vet winery him her them himself herself itself themselves us me my mine yours theirs ours hers someone's people's
  onboarded signed renewed churned converted cancelled upgraded expanded extended bought sold landed closed booked won lost added paused moved switched launched shipped started kicked became became went got gone done made said told says say see seen know known think thought found finished fixed hired joined agreed asked built chose grown grew hit kept met paid put ran sent took went wrote tried
  half-year mid-year year-end month-end follow-up sign-up signup setup go-live kick-off kickoff check-in roll-out buy-in handoff upsell cross-sell self-serve word-of-mouth in-house on-site onsite offsite end-to-end open-source long-term short-term full-time part-time non-profit co-op pre-sale pre-order add-on opt-in opt-out run-rate win-back winback time-to-value
  pricing packaging invoicing hosting branding budgeting roadmap backend frontend infra devops desktop tablet firmware sensor drone laptop server cluster dataset schema endpoint webhook login logout password token widget plugin extension chatbot agent copilot workflow pipeline deploy refactor hotfix sandbox staging
  legalese redline redlines countersignature paperwork invoice quote quotes msa nda sow terms renewal renewals upsells bookings attrition downgrade downgrades reactivation reactivations
  unfortunately fortunately hopefully finally recently previously collectively jointly internally externally separately additionally furthermore moreover besides overall anyway otherwise somehow elsewhere nearby nowhere everywhere anywhere somewhere
  gtm p&l fp&a topline financials finances economics vitals kpi kpis recap americas billings
  which who whom whose where whereas until unless whether although while both either neither few less least such same they she he his everyone's once
  below above across along among around behind beside between beyond despite during except inside near onto past through toward under underneath upon within without
  biotech insurtech martech proptech medtech edtech agritech cleantech midsize mid-size reorder reorders dispatch intake eligibility triage telematics formerly aka incl excl approx etc via apart aside according regarding concerning
  go goes went gone run pay use buy get got see start begin launch expand plan sign move work include cover roll add join renew show keep kept need want try call ask bring send stay hold stand sit think know mean seem turn follow grow open close ship sell sold test hire build
  about can could may might must shall should would been being do does come comes came give gave take let make makes look looks feel feels hear heard help helped
  bankruptcy insolvency merger downsizing layoffs takeover closure furlough wellness freemium prosumer midmarket beauty grocery automotive chemicals crypto gaming hospitality aerospace telco telcos fmcg cpg ecommerce pharma banking lending wealth devtools cybersecurity compliance`
    .trim()
    .split(/\s+/),
);
const ENDING =
  /(?:ing|ings|ly|tion|tions|sion|sions|ment|ments|ness|ity|ities|ies|ism|ist|ists|ance|ence|ency|ancy|able|ible|ful|less|ous|ish|tech|ward|wards|ship|ships|hood|ers|ors|ees|ed|'s|'ve|'re|'ll|'d|n't)$/;
const ARTICLED =
  /(?<= )(?:the|an?|our|their|its|my|your|this|that|these|those|any|some|every|each|no|more|of|new|all|per) ([a-z][a-z0-9-]{2,30})/g;

/** Only the text read last is kept: every name of an update asks of the same one. */
let latest: { text: string; words: ReadonlySet<string> } = { text: '', words: new Set() };

/** The words that take an article anywhere in a text: "a churner", "our uptime". */
function articled(text: string): ReadonlySet<string> {
  if (latest.text !== text)
    latest = { text, words: new Set([...text.matchAll(ARTICLED)].map((m) => m[1] ?? '')) };
  return latest.words;
}

/** Whether a word in lower case is an ordinary one, by the lists, its ending or the rest of the text. */
export function isOrdinary(word: string, masked: string): boolean {
  if (ENDING.test(word) && !hasNoStem(word)) return true;
  const lists = [COMMON, NOT_NAMES, COMPANY_WORDS, FIRST_NAMES, BETWEEN];
  const stems = [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
  return stems.some((stem) => lists.some((list) => list.has(stem))) || articled(masked).has(word);
}
