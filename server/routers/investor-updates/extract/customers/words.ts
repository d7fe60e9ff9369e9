import { CITIES } from './places';

const set = (words: string) => new Set(words.toLowerCase().split(/[\s,]+/));

/** Capitalized words that are no company on their own. */
export const NOT_NAMES =
  set(`their his her my your worth value beginning starting safes saas convertibles notes we've we're we'll we'd i've i'm i'll it's that's there's here's they've they're who's what's let's you'll don't
  we our the this that these those it its i you they he she a an and or but so if in on at by
  for from to with of as is are was were be has have had will new also two three four five six seven eight nine ten
  one first second third last next all both some many most more no not yes ok ppa ppas hi hello hey dear thanks thank best cheers
  regards sincerely monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december jan feb mar apr jun jul aug sep sept oct nov dec q1 q2 q3 q4 h1 h2
  f100 f500 f1000 smb midmarket mid-market arr mrr acv tcv gmv nrr grr cac ltv mom qoq yoy wow mtd qtd ytd ttm ltm eom eoq eoy nps kpi kpis roi poc pocs loi lois mou msa sow rfp rfps po ndas nda saas api apis
  sdk ai ml llm llms soc soc2 iso hipaa gdpr sso crm erp ceo cto cfo coo cro cmo cpo vp vps svp evp hr pr us usa uk eu emea apac
  latam nyc sf la series seed safe round pre-seed ipo yc y-combinator highlights lowlights wins losses challenges asks ask metrics
  metric customers customer clients client logos logo pilots pilot churn churned sales marketing product engineering
  team hiring hires pipeline revenue cash burn runway headcount update updates investor investors board note summary
  tl tldr tl;dr ps p.s signed closed won landed lost launched shipped hired raised added welcomed started kicked finished
  ended renewed expanded converted onboarded deployed live signed: other others overall total net gross however
  meanwhile finally unfortunately sadly happily great good big huge major strong fortune enterprise mid-market midmarket
  smb smbs b2b b2c dtc d2c e-commerce ecommerce ebitda north south east west america europe asia canada germany france
  india china japan australia brazil mexico london paris berlin boston chicago austin seattle denver texas california
  florida english spanish today tomorrow yesterday week month quarter year day contract contracts deal deals
  agreement partnership partnerships partner partners head director manager lead chief officer founding designer
  engineer account executive sdr ae pm cs csm growth finance legal ops operations people talent q&a faq demo
  beta alpha ga v1 v2 mvp ios android mac windows web app mobile cloud platform module dashboard version usage users
  user signups feature features roadmap press award awards conference event events black hat summit wave
  competitor competitors vendor vendors since during after before because while when where who what why how
  here there then now nearly almost just still only even each every another any renewal renewals expansion expansions upsell upsells
  potential possible likely paid paying existing current several multiple few large small top key main see per via plus including
  december's march's let lets please happy merry cohort enterprise-wide logos: industry enterprises retailers banks
  hospital hospitals spain italy portugal poland netherlands belgium switzerland austria sweden norway denmark finland ireland scotland turkey israel dubai
  singapore korea vietnam thailand indonesia philippines malaysia nigeria kenya ghana egypt argentina chile colombia peru ecuador uruguay madrid
  barcelona milan rome amsterdam brussels zurich geneva vienna munich hamburg frankfurt cologne stockholm copenhagen oslo helsinki dublin warsaw prague lisbon mumbai
  delhi bangalore bengaluru hyderabad chennai pune tokyo seoul beijing shanghai sydney melbourne toronto vancouver montreal lagos nairobi miami atlanta dallas houston phoenix ohio michigan georgia nevada
  arizona oregon utah colorado virginia illinois pennsylvania
  neither either nor nobody noone no-one everybody everyone anybody anyone somebody someone none nothing everything
  christmas xmas easter thanksgiving ramadan diwali hanukkah halloween passover pentecost midsummer new-year
  spring summer autumn fall winter ${CITIES}
  minnesota wisconsin iowa missouri kansas nebraska montana wyoming idaho alabama mississippi louisiana arkansas tennessee
  kentucky maryland delaware connecticut massachusetts vermont maine oklahoma hawaii alaska indiana ontario quebec alberta
  philadelphia baltimore pittsburgh cleveland detroit minneapolis nashville memphis orlando tampa sacramento oakland columbus
  indianapolis milwaukee cincinnati omaha tulsa raleigh
  biggest largest newest greatest happiest proudest hardest saddest
  newly subscriptions retention acquisition adoption engagement deployments installs installations activation monetization
  community infrastructure regulation compliance supply demand traction learnings takeaways fundraise fundraising money
  company inbound outbound management
  success closed-won closed-lost left joined departed figures numbers stats snapshot scorecard seo sem roas ctr cpa cpl mqls sqls crypto
  count counts msas slas sows sdrs aes pms csms vps execs reps engineers designers pro premium basic starter standard free
  nordic nordics scandinavian scandinavia dach benelux iberian european asian african
  pricing support budget bookings discovery procurement security trials trial demos
  came went coming going slipped having tried trying active inactive status
  tbd tba tbc nil nada
  once unless until suppose supposing assuming paused suspended cancelled canceled terminated frozen prospect extended upgraded downgraded reactivated dormant implementing negotiating evaluating testing piloting`);

/** First names after which two capitalized words are a person. */
export const FIRST_NAMES =
  set(`james john robert michael david william richard joseph thomas charles christopher daniel matthew
  anthony mark donald steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan
  jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick frank
  raymond jack jane jill joanna dennis jerry tyler aaron jose adam nathan henry zachary douglas peter kyle noah ethan jeremy walter
  christian keith austin roger terry sean gerald carl dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe
  logan alan juan albert willie elijah wayne randy vincent mason roy ralph bobby russell bradley philip eugene mary
  patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly
  emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia dorothy amy kathleen angela
  shirley brenda emma anna pamela nicole samantha katherine christine helen debra rachel carolyn janet maria catherine
  heather diane olivia julie joyce victoria ruth virginia lauren kelly christina joan evelyn judith andrea hannah
  megan cheryl jacqueline martha madison teresa gloria sara janice ann kathryn abigail sophia frances jean alice judy
  isabella julia grace amber denise danielle marilyn beverly charlotte natalie theresa diana brittany doris kayla
  alexis lori marie chris mike dave dan tom tim sam ben matt nick alex josh jake max will bob rob jim jeff greg steve
  tony kate katie liz beth jen jenny sue meg maggie sophie chloe lucy zoe mia ava leo luca marco paolo carlos luis
  miguel diego pedro javier pablo jorge fernando ricardo omar ahmed mohammed muhammad ali hassan ibrahim yusuf priya
  anjali rahul amit raj ravi sanjay vijay arjun deepak neha pooja aditya rohan anil sunil wei li ming jing yan chen hiro
  kenji yuki akira sato min jin ji-woo jisoo dmitri ivan sergey olga elena natasha svetlana pavel igor anya mikhail
  hans klaus jurgen stefan sven lars erik anders bjorn ingrid astrid freya pierre jacques francois claire amelie julien
  camille antoine noor fatima aisha layla zara tariq marcus dana hana tara nina rosa carmen lucia ines sofia valentina
  camila mateo santiago rafael antonio manuel francisco angel andres jamie taylor casey riley morgan avery quinn drew
  blake cameron harper kai kim lee jay ray ed ted fred hal ian neil colin craig derek simon oliver harry charlie oscar
  theo felix hugo marta ines lena nadia katya petra birgit heike sabine anke stefanie claudia monika jana zuzana agnieszka kasia magda piotr tomasz pawel marek jakub krzysztof andrzej
  matthias stefan torsten jens uwe ulrich wolfgang gunther thorsten soren mads rasmus henrik mikkel niels kasper magnus gustav nils viktor linnea sanna kaisa mikko juha pekka timo kofi kwame abena
  chidi ngozi emeka tunde yemi femi zainab aminata moussa thabo sipho lerato kiran vikram rajesh suresh ramesh kavita sunita divya shreya meera lakshmi arvind ashok sandeep manish nikhil varun
  karthik siddharth rohit akash haruto sakura minjun fernanda larissa guilherme gustavo henrique bianca giulia chiara francesca alessandro matteo lorenzo giovanni stefano davide aoife niamh siobhan
  ciara saoirse padraig eoin oisin cillian declan fergus hamish rhys gareth bronwen gwen imogen tobias jonas moritz anouk saskia femke joost willem pieter bruno tiago joao ana beatriz mariana`);

/** Words that mark a name as an organization's. */
export const COMPANY_WORDS =
  set(`childcare daycare preschool inc inc. co corp corp. llc ltd ltd. limited plc gmbh ag sa group holdings partners bank credit union
  insurance financial capital health healthcare medical dental hotel hospital hospitals clinic clinics clinical pharma foods
  food farms dairy brewing coffee bakery grocers grocery market markets stores retail logistics freight shipping
  airlines airways motors auto automotive energy electric power gas oil solar mining steel metals paper packaging
  chemicals plastics construction builders homes realty properties title hotels resorts restaurants fitness yoga studio
  studios media entertainment games gaming sports software systems technologies tech labs robotics ai data cloud
  networks telecom wireless communications security consulting services solutions industries industrial manufacturing
  international global university college school schools academy institute city county state department authority
  district agency association foundation society brands apparel fashion shoes bikes tools pumps equipment supply
  orthopedics roofing hvac plumbing legal law university's trains transit rail aviation aerospace defense marine
  water waste environmental agriculture enterprises worldwide brothers bros sons club theatre ventures products biotech bio therapeutics sciences diagnostics library museum
  press publishing publishers print components pediatrics ortho orthodontics dermatology textiles mills apartments condos storage
  spas salons inns outdoor apparel mutual builders mechanical contractors llp co-op nursery outfitters cinemas theaters kitchens
  instruments semiconductor trucking transport terminals lines charters winery winery's distillery
  trading lettings estates kennels stables tile payroll bookkeeping hauling spa salon inn cafe bistro tavern pub pizzeria florist florists veterinary vets tailors jewelers jewellers boutique rescue hospice ferries assurance accounting elevators outfitters furniture lighting cooperative
  living residential senior creamery church tabernacle ministries parish collective plastics septic drain plumbers housing
  freighters haulage joinery ceramics orchards vineyards nurseries bakeries brewery breweries distillers distillery distilleries brewers kg ohg kgaa bv nv sarl srl pty pvt fellowship windows wine wines dentistry optics chambers solicitors attorneys company management shellfish seafood seafoods fisheries fishery aquaculture produce poultry meats cpas cpa accountants architects advisers surveyors caterers couriers movers roofers brokers pharmacy pharmacies dentists
  warehousing warehouses cabs taxis railways railroad gyms laundry laundries dealerships dealers lumber timber cement concrete aggregates quarries refinery refineries refining
  foundry foundries castings fasteners bearings valves optical eyewear cosmetics skincare apothecary petcare ranches butchers bagels pizza donuts burgers tacos sushi
  noodles beverages beverage bottling spirits cider confectionery chocolates candy snacks cereals grains feeds fertilizer tractors machinery turbines boilers renewables
  hydro utilities telco broadband newspapers films theatres cinema gallery galleries auctions toys books bookstore stationery furnishings mattresses appliances
  electronics semiconductors circuits photonics composites polymers rubber glass coatings paints adhesives printing staffing recruiting tours cruises vacations rentals
  leasing parking towing transportation cargo shippers courier parcel drayage forwarding brokerage lending mortgage mortgages underwriters reinsurance surgery surgical
  orthopaedics cardiology oncology imaging radiology laboratory laboratories genetics genomics wellness rehab rehabilitation physiotherapy chiropractic optometry eyecare
  biologics bioscience biosciences botanicals naturals organics nutrition dynamics
  homecare ambulance caravans campgrounds marinas stadium arena zoo aquarium`);
