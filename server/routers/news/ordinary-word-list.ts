/**
 * Common English words, singular or in their base form, that are or could be names of companies
 * (Notion, Linear, Ramp, Square, Front). Words that only companies use of themselves (labs,
 * robotics, technologies) are left out: they make a phrase a name.
 */
export const ORDINARY_WORD_LIST = `
  a able about above abroad absolute academy accel accelerate accent access accord account ace
  achieve acorn across act action active actor actual adapt add address adept adjust admire adopt
  adventure advice affinity affirm after afternoon again agency agenda agent agile ago agree ahead ai
  aid aim air airplane alarm album alchemy alert alias alien alike alive all alley alliance ally
  almanac almond alone along alpha alphabet alpine also alter altitude always amaze amazon amber
  ambition amble amount ample amplify amplitude anchor ancient and anew angel angle animal answer
  ant antelope anthem any anyone anything apart ape apex apollo apple apply april apron aqua arc
  arcade arch archer architect archive are arena argue arise ark arm armor army around arrange
  array arrive arrow art article artist as ascend ascent ash aside ask aspect aspen aspire assemble
  assembly asset assist astral at athlete athletic atlas atmosphere atom attic attract audience
  audio august aurora author auto autumn avail avalanche avenue average avid await awake award
  aware away awe axe axiom axis azure b baby back backbone backpack badge bag bake baker balance
  balcony ball balloon bamboo band bandit bank banner bar bare barrel base basecamp basic basin
  basis bask basket bat batch bath baton battery bay bazaar be beach beacon beam bean bear beat
  beautiful beauty beaver become bed bee been beet before began begin behavior behind being belief
  bell belong below belt bench bend beneath benefit berry best beta better between bevy beyond bid
  big bike bill billion bind birch bird birth bit bite black blade blank blanket blast blaze blend
  bless blind blink bliss block bloke bloom blossom blow blue blueprint bluff blur board boat body
  bold bolt bond bone bonsai book boom boost boot border born boss both bottle bottom boulder
  bounce bound boundary bow bowery bowl box boy bracket brain branch brand brass brave breach bread
  break breakfast breath breathe breed breeze brick bridge brief bright brilliant bring brisk broad
  broadcast bronze brook broom brother brown browse browser brush bubble bucket bud buddy budget
  buffalo buffer bug build builder bulb bull bullet bumble bump bunch bundle bunker bunny buoy
  burger burn burrow burst bus bush business busy but butter butterfly button buy buzz by c cabin
  cabinet cable cactus cadence cafe cage cake call calm camel camera camp campfire campus can canal
  canary candid candle candor candy cannon canoe canopy canvas canyon cap cape capital capsule
  captain car caramel caravan carbon card care career cargo carpet carrot carry cart cascade case
  cash cashew casino cask castle casual cat catalog catalyst catapult catch cause cave cedar
  celebrate cell cellar cello census center central century cerebral certain chain chair chalk
  challenge chamber champion chance change channel chapter character charge charm chart charter
  chase chat chatter check cheer cheese chef cherry chess chest chief child chime chimney chip
  chisel choice choose chord chorus chrome chronicle cider cinch cinder cinema cipher circle
  circuit circular circus citizen citrus city civic civil claim clamor clamp clarity class classic
  classroom claw clay clean clear clearance clearing clever click client cliff climate climb clinic
  clip clipper clippings cloak clock close closet cloth cloud clover club clue cluster clutch coach
  coal coast coat cobalt cobra coconut coda code coffee cog cognition cohere coherent coil coin cold
  collage collect collective color column comb combine comet comfort comma command commerce common
  commons commonwealth communal community compass compile complete component compose composer
  compound compute concept concert concierge concord concrete condor conductor confide confirm
  confluent connect connection conquest consensus consider console constant construct contact
  contain contend content contest context contour contrast control convene converge converse
  convert convey conviction convoy cook cookie cool coop copper copy coral cord core cork corn
  corner coronet correct cosign cosmic cosmos cotton couch could council count counter country
  county courage courier course court cove cover cow coyote crab crack cradle craft crane crate
  crater crayon create creator credit creek crescent crest crew cricket crimson crisp crop cross
  crossroads crow crowd crown cruise crush crystal cub cube cuckoo cultivate culture cumulus cup
  curate curb cure curio curiosity curious current cursor curtain curve cushion custom cut cycle
  cyclone cypress d daffodil daily dairy daisy dance danger dare dark dart dash dashboard data date
  dawn day daydream daylight dazzle deal dear decade decent decide decimal deck decode deep deer
  default define degree delight deliver delta deluxe demand den dense depart depend deploy depot
  depth derby desert design desk destiny detail detect dew dial dialog diamond diary dice
  difference different dig digest digit dimension dine dinner dip direct director dirt discord
  discover dish dispatch dispense display distance distill district dive diverse divide dividend do
  dock doctor document dog dollar dolphin dome domino done donkey donut doodad door dot double dough dove
  dovetail down dozen draft dragon dragonfly drama draw drawbridge dream dress drift drill drink
  drip drive driver drone drop drum drunk dry duck due duel duet dune dusk dust duty dwell dynamic
  dynamo dynasty e each eager eagle ear early earn earnest earth ease east easy eat echo eclipse
  ecology economy eden edge edit edition effect effort egg eight either elastic elbow elder
  electric elegant element elephant elevate eleven elk ellipse elm else embark ember emblem embrace
  emerald emerge emergent emissary emote empathy emperor empire empower empty enable enact encore
  end endeavor endless energy engage engine enjoy enough enroll ensemble enter enterprise entire
  entity entrance envelope envision envoy epic episode epoch equal equation equator equity era
  escape essence essential estate eternal ether ethic eureka evening event ever evergreen every
  everyday everyone everything everywhere evident evolution evolve exact example exceed except
  exchange excite exhale exist exit expand expanse expect expedition expert explore explorer
  express extend extra eye f fable fabric fabricate face facet fact factor factory fade fair faire
  fairy faith falcon fall fame familiar family famous fan fancy far farm farmer fast fate father
  fathom favor fawn feast feather federal feed feel felicity fellow felt fence ferment fern ferry
  fervor fest fetch few fiber fiction fiddle field fierce fiesta fifth fifty fig fight figure file
  fill film filter final finch find fine finger finish fir fire firefly fireplace fireside firm
  first fish fit five fix fizz flag flagship flair flame flamingo flare flash flashlight flat
  flatiron flavor fledgling fleece fleet flex flicker flight flint flip float flock flood floor
  flora flour flourish flow flower fluent fluid flurry flute flux fly foam focal focus fog fold
  folder folio folk follow fond food foot footprint for forage force fore forecast foresight forest
  forever forge forget fork form formal format formation former formula fort forth fortitude
  fortress fortune forty forum forward fossil foster foundation foundry fountain four fourth fox
  fractal fraction fragment frame framework free freedom freight frequency fresco fresh friday
  friend frog frolic from front frontier frost fruit fuel full fun function fund funnel fuse fusion
  future g gadget gain galaxy gale gallant gallery gallop gambit game gap garage garden garland garlic
  garnet garrison gas gate gatekeeper gateway gather gauge gaze gazelle gazette gear gecko gem
  general generate generation generous genesis genial genie genius gentle genuine geometry gesture
  get geyser giant gift ginger ginkgo giraffe girl give gizmo glacier glad glade glance glass gleam
  glean glide glimmer glint glitch glitter globe glory glove glow glue go goal goat gold golden
  goldfish golf gone good goose gopher gorilla gossamer gourmet grab grace graceful grade gradient
  grail grain gram grammar grand granite grant granular grape graph graphite grasp grass grateful
  gravity gravy gray great greed green greenhouse greet grid grind grip grit ground group grove
  grow growth guard guardian guava guess guest guide guidepost guild guitar gulf gull gum gust
  gusto gut gym gypsum h habit had haiku hail hair halcyon half halibut hall hallway halo halt
  hammer hammock hamper hand handle handshake handsome handy hangar happen happy harbor hard
  hardware hare harmonic harmonious harmony harness harp harrow harvest has hash hat hatch haul
  have haven hawk hay hazel head headline headspace heal heap hear hearsay heart hearth heat
  heather heaven heavy hedge heel height heirloom helium helix hello helm helmet help helpful
  hemisphere hemlock hen her herald herb herd here heritage hero heron hex hey hickory hidden hide
  high highland highlight highway highwire hike hill him hindsight hinge hint hip hippo hire his
  history hit hive hobby hold hole hollow holly home homestead homeward honest honey honeycomb
  honor hood hook hop hope horizon horizontal horn horse host hot hotel hotline hound hour
  hourglass house how huddle hug huge hum human humanity humble hummingbird humor hundred hunt
  hunter hurdle hurricane hush husky hustle hut hybrid hydra hydrogen hyper i ibis ice icicle icon
  idea ideal identity idle if ignite illuminate illumine illusion image imagination imagine impact
  impala imperfect impossible impress imprint impulse in incentive inch include income increase
  index indie indigo inertia infinite infinity inflection influence inform ingenuity ingot initial
  ink inn inner innovate input inquire insect inside insight inspiration inspire instance instant
  instead instinct instrument integral integrate intent intercept interchange intercom interest
  interior intern internet interval into intro intuition invent inverse invest invite invoice ion
  iris iron is island isle isotope it item ivory ivy j jackal jacket jade jaguar jam jamboree
  january jar jasmine jasper jaw jay jazz jelly jet jewel jigsaw job join joint joke jolly jolt
  journal journey joy jubilee judge jug juggle juice jumble jump junction june jungle junior
  juniper jupiter jury just justice k kale kaleidoscope kangaroo karma kayak keel keen keep keeper
  keepsake kernel kettle key keyboard keystone kick kickoff kid kiln kilo kin kind kindle kindred
  kinetic king kingdom kingfisher kiosk kismet kit kitchen kite kitten kiwi knee knife knight knit
  knob knock knot know knowledge koala l label labor labyrinth lace lack ladder lady lagoon lake
  lamb lamp lance land landing landmark landscape lane language lantern lap large lark laser lasso
  last latch late latitude lattice laugh launch launchpad laundry laurel lava lavender law lawn
  layer lazy lead leader leaf league leap learn lease leash least leather leave ledge ledger left
  leg legacy legend legion lemon lemonade lend lender length lens leopard less lesson let letter
  level lever leverage liberty library license lid life lifeline lift light lighter lighthouse
  lightning like lilac lily limb lime limestone limit limitless line linear linen lineup link lion
  lip liquid list listen listener little live lively livery lizard load loaf loam loan lobby
  lobster local locate lock locket locomotive lodge loft log logic lone long longbow longitude look
  lookout loom loon loop loose lot lotus loud lounge love low loyal loyalty lucid luck lucky
  lullaby lumber lumen luminary luminous lunar lunch lush lute luxury lynx lyric lyrical m machine
  macro made madrigal maestro magazine magenta magic magma magnet magnetic magnify magnitude
  magnolia magpie mail main major make maker mallet mammoth man manage mango manifest manifold
  manner mansion mantle mantra manual many map maple marathon marble march margin marigold marina
  mark marker market maroon mars marsh marvel mask mason mass mast master mastermind match mate
  material math matrix matter maven maverick max maximum may maybe mayor maze meadow meal mean
  meander measure mechanism medal media medicine meditate medium medley meet mega mellow melody
  melon melt member membrane meme memo memory mend mentor menu merchant mercury mercy mere merge
  meridian merit mermaid merry mesa mesh message meta metal meteor meteorite meter method metric
  metro metronome micro midas middle midnight midpoint midway might migrate mild mile milestone
  milk mill miller million mime mind mindset mine miner mineral mingle mini miniature minimal
  minimum minor mint minute miracle mirage mirror mission mist mix mnemonic mobile mocha modal mode
  model modern modest modular module molecule moment momentous momentum monarch monday money
  mongoose monitor monk monkey mono monolith monsoon month monument mood moon moonlight moonshot
  moose moral more morning morph mortar mosaic moss most moth mother motif motion motive motor
  mountain mouse mouth move movement much mud mug mulberry mule multiple mundane mural muscle muse
  museum mushroom music musket must mustang mustard mutiny mutual my mystery myth n name nano
  narrate narrative narrow nation native natural nature nautical navigate navigator near nearby
  neat nebula nebulous necessary neck nectar need needle neighbor neon nerve nest net netting
  network neutral neutrino neutron never new news newton next nexus nice niche nickel nifty night
  nightfall nightingale nimble nimbus nine nirvana nitro no noble nobody nod node noise nomad
  nominal noon nor norm normal north nose nostalgia not notable notch note notebook nothing notice
  notify notion noun nourish nova novel november now nuance nucleus nudge number nurture nut nutmeg
  nutrition o oak oar oasis oat object oblique observe obsidian obvious occasion ocean octagon
  octave octopus odd odyssey of off offbeat offer office offset often oil okay old olive omega omen
  omni omnibus omnivore on once one onion online only onset onward onyx opal open opener opera
  operand operate operator optic optimal optimism optimum option opus or oracle orange orb orbit
  orca orchard orchestra orchid order ordinary organ organic origin original oriole oscar osprey
  other otter ounce our out outcome outer outfit outlier outline outlook outpost outreach outset
  outshine outside oval oven over overdrive overland overlook overture owl own owner oxbow oxide
  oxygen oyster p pace pacific pack package pact pad paddle page pagoda paint painter pair palace
  pale palette palisade pallet palm palmetto pan panache panda panel panorama panther papaya paper
  parable parachute parade paradigm paradise paragon parallel parcel parent parity park parrot part
  particle partner party pass passage passenger passion passport past pasta paste pasture patch
  path pathway patient patio patriot pattern pause pave pavilion paw pay payload payroll peace
  peach peacock peak peanut pear pearl pebble pecan pedal peek peer pelican pen penguin peninsula
  penny people pepper perch peregrine perfect perform perhaps peridot period periscope permit
  perplexity person persona perspective petal petite phantom phase phoenix photo photon phrase
  piano pick pickle picnic picture picturesque pie piece pier pigeon pigment pike pilgrim pillar
  pillow pilot pin pinch pine pineapple pinnacle pinpoint pioneer pipe pipeline piper pistachio
  pitch pivot pixel place plaid plain plan plane planet plank plant plasma plaster plate plateau
  platinum play playbook player playful playground plaza pleasant please pledge plenty plethora
  plot plow plug plum plumb plume plural plus pocket podium poem poet poetry point poise polar
  polaris pole policy polish polite pollen polo polygon polymath pond ponder pony pool pop poppy
  popular porch porcupine port portal porter portfolio portrait position positive possess possible
  post postal postcard postscript pot potato potential potion pottery pouch power practical
  practice prairie praise precedent precise precision predict prefect prefer prelude premier
  premiere premise prepare presence present press presto pretty pretzel previous price pride primal
  primary prime primer primitive primrose prince principal principle print printer prior prism
  private prize probe process procure prodigy produce product professor profile profit profound
  program progress project prologue promenade promise promote prompt proof propel proper property
  prophet propulsion prose prospect prosper protect protocol proton prototype proud prove proverb
  provide prudent public puddle puffin pull pulley pulp pulsar pulse puma pumice pump pumpkin punch
  pupil puppet pure purple purpose purse pursuit push puzzle pyramid python q quail quaint quality
  quantum quark quarry quart quarter quarterly quartz quasar quasi quaver queen query quest
  question quick quiet quill quilt quince quip quite quiver quiz quorum quota quote quotient r
  rabbit raccoon race rack radar radial radiant radiate radical radio radish radius raft rage rail
  railway rain rainbow raise rake rally ram ramble ramification ramp ranch random range ranger rank
  rapid rapport raptor rapture rare raspberry rate rather ratio rave ravel raven ravine ray razor
  reach react reactor read reader readout ready real reality really realm reap reason rebel rebound
  recall recap recent recess recipe reckon recognize record recover rectangle recursion red redux
  redwood reed reef reel refine reflect reflex reform refresh refuge refund regal regard regatta
  regent region register regular rejoice relate relation relative relativity relax relay release
  relevant reliance relic relief relish remark remedy remember remit remix remote renaissance
  render renegade renew renown rent repair repeat repel replay replica reply report repose
  represent reptile request rescue research reserve reservoir reset resident resilience resilient
  resin resolve resonance resonate resort resound resource resourceful respond response rest result
  resume retain retool retreat retrieve return reveal revel revenue reverb reverie reverse revival
  revolution revolve reward rhapsody rhino rhythm ribbon rice rich riddle ride rider ridge
  ridgeline rift right rigor rim ring rinse ripe ripple rise risk ritual rival river rivet road
  roadmap roam roar roast robe robin robust rock rocket role roll roof rook room rooster root rope
  rosa rose rosemary roster rotary rotor rotunda rough round route routine rover row rowan royal
  rubric ruby rudder rug ruler rumble rumor run rune runner runway rush rust rustic s sable saddle
  safari safe safety saffron saga sage said sail sailor sails salad salient salmon salon salt
  salute same sample sanctuary sand sandbox sandstone sanguine sapling sapphire satchel satellite
  saturn sauce savanna savant save savor savvy saw say scaffold scale scallop scan scarlet scene
  scenic scent scholar school science scion scope score scout scrap scratch screen screener
  scribble scribe script scroll sea seafarer seagull seal seam search season seat second secret
  section sector secure see seed seek seem seesaw segment select self sell senate send senior sense
  sensor sentiment sentinel sentry separate september sequel sequence sequoia serendipity serene
  serenity serial series serif serious serve service sesame session set settle settlement seven
  several shade shadow shaft shake shall shallow shape share shark sharp she shed sheep sheer sheet
  shelf shell shelter shepherd sherpa shield shift shimmer shine ship shipment shire shoe shoelace
  shoot shop shore shoreline short shortcut shot should shoulder shout shovel show showcase shower
  shrub shuffle shut shuttle side sidecar sidekick sierra sieve sift sigh sight sigma sign signal
  signature signet significant silent silhouette silk sill silo silver similar simple simply since
  sing single singular sink siren sister site six size skate sketch sketchbook ski skill skillet
  skin skip sky skylark skylight skyline skyward slab slack slant slate sled sleek sleep sleet
  sleeve slice slide slim slingshot slip slope slow slumber small smart smile smith smoke smooth
  snack snail snap snapshot snippet snow snowball snowflake snug soap soar social society sock soda
  sofa soft soiree sojourn solace solar sold sole solid soliloquy solitaire solo solstice solution
  solve some someone something sonar sonata song sonic sonnet soon sorbet sorrel sort soul sound
  soup source south sovereign space spade span spark sparkle sparrow speak spear special specific
  spectacle spectral spectrum speech speed spell spend sphere sphinx spice spider spike spin
  spindle spiral spire spirit splash splendid splice splinter split spoke sponge spool spoon sport
  spot spotlight spray spread spring springboard sprinkle sprint sprite sprocket sprout spruce spur squadron
  square squash squid squirrel stable stack stackable stadium staff stage stair stake stalk stall
  stallion stalwart stamp stand standard stanza staple star starboard starburst stardust starfish
  starling start starter state static station statue stature status stay stead steadfast steady
  steam steel steep steer stellar stem step stepping stern steward stewardess stick still stingray
  stint stir stitch stock stoic stoke stone stool stop stopwatch store stork storm story stove
  straight strand strange strategy stratus straw strawberry stream streamline street strength
  stretch stride strike string strip stripe strive stroke stroll strong structure stub student
  studio study sturdy style subject sublime submarine submit subset substance subtle suburb success
  such sudden suede sugar suit suitcase suite sum summation summer summit sumo sun sunday sundial
  sundown sundry sunflower sunny sunrise sunset sunshine super superb superior superlative
  supernova supper supply support supreme sure surefire surf surface surge surplus surprise survey
  sustain swallow swan swap swarm sway sweep sweet swell swift swim swing swirl switch swivel swoop
  sword sycamore symbiosis symbol symmetry symphony synapse sync syndicate synergy syntax synth
  syrup system t table tableau tablet tack tackle tact tactic tag tail tailor tailwind take tale
  talent talk tall tally talon tandem tangent tangle tango tangram tank tap tape taper tapestry
  target tarot task taste tavern tea teach teal team teapot tear tech tell temper tempest template
  temple tempo temporal tempt ten tenacity tend tender tenor tensor tent term termite terra terrace
  terrain terrier territory test text texture than thank that thaw the theater their them theme
  then theorem theory there thermal thesis they thicket thimble thin thing think third thirst
  thirty this thistle thorn though thought thoughtful thousand thread three threshold thrift thrive
  throne throttle through throw thrust thumb thunder thunderbolt thyme ticket tickle tidal tide
  tidy tie tier tiger tight tile till tiller timber time timeline timely timepiece tin tinder
  tinker tint tiny tip tipping tissue titan titanium to toast today toddler toga together toggle
  token tomato tomorrow tonal tone tonic too tool toolbox top topaz topic topical torch tornado
  torrent tortoise total totem toucan touch touchstone tough tour toward tower town toy trace track
  traction tractor trade tradition traffic trail trailblazer train trait trajectory tram tranquil
  transfer transform transit transition translate transmit transparent transport travel traverse
  tray treasure treat treaty tree treetop trek trellis tremble tremor trench trend trestle triad
  trial triangle tribe tributary tribute trick trident trigger trim trio trip triple triton triumph
  trolley troop trophy tropic trouble trout trove truce truck true truffle trumpet trunk trust
  truth try tryst tube tuft tug tulip tumble tumbleweed tundra tune tunnel turbine turbo turf turn
  turner turquoise turtle tusk tutor tuxedo twelve twenty twice twig twilight twill twin twine
  twinkle twist two twofold type typical u ubiquity ukulele ultimate ultra umber umbra umbrella
  umpire unbound uncle uncommon uncover under underdog undergo understand undertone undivided
  unearth unfold unfurl unicorn uniform union unique unison unit unite unity universal universe
  unlock unravel until unusual up upbeat update upgrade upkeep uplift upon upper upright upside
  upstart upstream upswing uptake uptime upward urban urge us use useful user usher usual utility
  utmost utopia v vacation vagabond valet valiant valid valley valor value valve van vanguard
  vanilla vanity vantage vapor variable variant variety vase vast vault vector vein velocity velvet
  vendor venture venue veranda verb verge verify veritable verity vernacular versatile verse
  version vertex vertical verve very vesper vessel vest vet viable vibe vibrant victor victory
  video view viewpoint vigil vignette vigor villa village vine vintage vinyl viola violet violin
  viper virgin virtual virtue virtuoso visa visible vision visit vista visual vital vivacious vivid
  voice void volcano volley volt volume vortex vote voucher vow vowel voyage voyager vulture w wade
  wafer waffle wage wagon wait wake walk wall wallet walnut waltz wander want warbler ward wardrobe
  warehouse warm warp warrior was wash watch water waterfall waterfront watermelon watershed wave
  wavelength wax way waypoint we wealth wear weather weave web wedge week weekend weigh weight
  welcome well wellspring were west whale wharf what whatnot wheat wheel when where whether which
  while whim whimsy whirl whisk whisker whisper whistle white who whole whoop why wick wicker wide
  widespread widget widow wild wildcard wilderness wildfire will willow win wind windfall windmill window
  windward wine wing wingspan wink winner winter wire wisdom wise wish wisp wit with within without
  wizard wolf woman wonder wonderful wood woodland woodpecker woods woodwork wool word wordplay
  work workbench worker workshop world worldwide worm worth would wrap wreath wren wrist write
  writer x xenon y yacht yard yarn year yellow yes yesterday yet yield yoga yoke yolk yonder you
  young your youth z zap zeal zebra zeitgeist zenith zephyr zero zest zinc zip zircon zither zodiac
  zone zoom`;
