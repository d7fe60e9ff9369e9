/**
 * Common English words, singular or in their base form, that are or could be names of companies
 * (Notion, Linear, Ramp, Square, Front). Words that only companies use of themselves (labs,
 * robotics, technologies) are left out: they make a phrase a name.
 */
export const ORDINARY_WORD_LIST = `
  a able about above abroad absolute acacia academy accel accelerate accent access accord account ace
  achieve acid acorn acre across act action active actor actual adapt add adder address adept adjust
  admire adobe adopt adventure advice affinity affirm after afternoon again agate agency agenda agent
  agile ago agree ahead ai aid aim air airplane alabaster alarm album alchemy alcove alder alert algae
  alias alien alike alive all alley alliance alloy ally almanac almond aloe alone along alpha alphabet
  alpine also altar alter altitude always amaze amazon amber ambition amble amethyst ammonite amount
  ample amplify amplitude anchor ancient and anew angel angle animal anise ankle answer ant antelope
  anthem anthill antler anvil any anyone anything apart ape apex apollo apple apply apricot april apron
  aqua aquifer arbor arc arcade arch archer architect archive ardor are arena argue arise ark arm armada
  armadillo armor army around arrange array arrive arrow arsenal art artichoke article artist as ascend
  ascent ash aside ask asparagus aspect aspen asphalt aspire assemble assembly asset assist aster astral
  at athlete athletic atlas atmosphere atom attic attire attract auburn audience audio august aurora
  author auto autumn avail avalanche avenue average avid avocado await awake award aware away awe awning
  axe axiom axis axle azure b baby back backbone backpack badge badger bag bagel bake baker bakery
  balance balcony ball ballast balloon balm bamboo band bandit banjo bank banner banyan bar bare barge
  bark barley barn barnacle barometer barrel basalt base basecamp basic basil basin basis bask basket
  bassoon bat batch bath baton battery bauxite bay bayonet bayou bazaar be beach beacon beagle beak
  beaker beam bean bear beat beautiful beauty beaver become bed bedrock bee beech beehive been beet
  beetle before began begin behavior behind being belief bell bellows belong below belt bench bend
  beneath benefit beret berry best beta better between bevy beyond bid big bike bill billion bind birch
  bird birdhouse birth biscuit bison bit bite black blackberry blackbird blade blank blanket blast blaze
  blend bless blind blink bliss blizzard block bloke bloom blossom blow blue blueberry bluebird
  blueprint bluff blur boar board boat bobcat body bog bold bolt bond bone bonfire bonsai book boom
  boomerang boost boot border born borough boss both bottle bottom boulder bounce bound boundary bouquet
  bow bower bowery bowl box boy bracket brain branch brand brass brave breach bread break breakfast
  breath breathe breed breeze brick bridge bridle brief bright brilliant brine bring brisk bristle broad
  broadcast broccoli bronze brook broom broth brother brown browse browser brush bubble bucket buckle
  buckwheat bud buddy budget buffalo buffer bug bugle build builder bulb bull bulldog bullet bumble
  bumblebee bump bunch bundle bunker bunny buoy burger burn burrow burst bus bush business busy but
  butter butterfly button buy buzz by c cabbage cabin cabinet cable cactus cadence cafe cage cake calf
  call calm camel camellia cameo camera camp campfire campus can canal canary candid candle candor candy
  canister cannon canoe canopy canteen canvas canyon cap cape capital capsule captain car caramel
  caravan carbon card cardamom cardinal care career cargo caribou carnation carousel carp carpet carrot
  carry cart cartridge cascade case cash cashew casino cask cassette castle casual cat catalog catalyst
  catapult catch caterpillar cathedral cattail cauldron cause cave cavern cayenne cedar celebrate celery
  cell cellar cello census center central century ceramic cerebral certain chain chair chaise chalet
  chalice chalk challenge chamber chameleon chamomile champion chance chandelier change channel chapel
  chapter character charcoal charge chariot charm chart charter chase chat chatter check cheddar cheer
  cheese cheetah chef cherry chess chest chestnut chickpea chief child chili chime chimney chip chisel
  chive choice choose chord chorus chrome chronicle cider cinch cinder cinema cinnamon cipher circle
  circuit circular circus cistern citadel citizen citrus city civic civil claim clam clamor clamp
  clarinet clarity clasp class classic classroom claw clay clean clear clearance clearing cleat clever
  click client cliff climate climb clinic clip clipper clippings cloak clock close closet cloth cloud
  clove clover club clue cluster clutch coach coal coast coat cobalt cobblestone cobra cocoa coconut
  cocoon cod coda code coffee cog cognition cohere coherent coil coin cold collage collect collective
  collie color column comb combine comet comfort comma command commerce common commons commonwealth
  communal community compass compile complete component compose composer compost compound compute
  concept concert conch concierge concord concrete condor conductor cone confide confirm confluent
  conifer connect connection conquest consensus consider console constant construct contact contain
  contend content contest context contour contrast control convene converge converse convert convey
  conviction convoy cook cookie cool coop copper copy coral cord cordial core coriander cork corn corner
  cornerstone cornfield coronet correct corridor cosign cosmic cosmos cottage cotton couch cougar could
  council count counter country county courage courier course court cove cover cow coyote crab crack
  cradle craft cranberry crane crate crater crayon create creator credit creek crescent crest crevice
  crew cricket crimson crisp crocodile crocus crop cross crossbow crossroads crow crowd crown crucible
  cruise crumb crush crust crystal cub cube cuckoo cucumber cultivate culture cumin cumulus cup cupboard
  curate curb cure curio curiosity curious curlew currant current curry cursor curtain curve cushion
  custard custom cut cutlass cycle cyclone cymbal cypress d daffodil dagger dahlia daily dairy daisy dam
  damson dance dandelion danger dare dark dart dash dashboard data date dawn day daydream daylight
  dazzle deal dear decade decent decide decimal deck decode deep deer default define degree delight
  deliver delta deluxe demand den denim dense depart depend deploy depot depth derby desert design desk
  destiny detail detect dew dial dialog diamond diary dice difference different dig digest digit dill
  dimension dine dinghy dingo dinner dip direct director dirt discord discover dish dispatch dispense
  display distance distill district dive diverse divide dividend do dock doctor document dog dogwood
  dollar dolphin dome domino done donkey donut doodad door doorbell doorway dormouse dot double dough
  dove dovetail down dozen draft dragon dragonfly drama draw drawbridge dream dress drift driftwood
  drill drink drip drive driver drone drop drum drunk dry duck due duel duet dune dusk dust duty dwell
  dynamic dynamo dynasty e each eager eagle ear early earn earnest earth earthworm ease easel east easy
  eat ebony echo eclipse ecology economy eden edge edit edition eel effect effort egg egret eight either
  elastic elbow elder elderberry electric elegant element elephant elevate eleven elk ellipse elm else
  embark ember emblem embrace emerald emerge emergent emissary emote empathy emperor empire empower
  empty emu enable enact enamel encore end endeavor endless energy engage engine enjoy enough enroll
  ensemble enter enterprise entire entity entrance envelope envision envoy epic episode epoch equal
  equation equator equity era ermine escape essence essential estate estuary eternal ether ethic
  eucalyptus eureka evening event ever evergreen every everyday everyone everything everywhere evident
  evolution evolve exact example exceed except exchange excite exhale exist exit expand expanse expect
  expedition expert explore explorer express extend extra eye f fable fabric fabricate face facet fact
  factor factory fade fair faire fairy faith falcon fall fame familiar family famous fan fancy far farm
  farmer fast fate father fathom favor fawn feast feather federal feed feel felicity fellow felt fence
  fennel ferment fern ferret ferry fervor fest fetch few fiber fiction fiddle field fierce fiesta fifth
  fifty fig fight figment figure filament file fill film filter final finch find fine finger finish fir
  fire firefly fireplace fireside firm first fish fit five fix fizz fjord flag flagship flair flame
  flamingo flannel flare flash flashlight flask flat flatiron flavor flax fledgling fleece fleet flex
  flicker flight flint flip float flock flood floor flora flounder flour flourish flow flower fluent
  fluid flurry flute flux fly flywheel foal foam focal focus fog foil fold folder folio folk follow fond
  food foot footprint for forage force fore forecast foresight forest forever forge forget fork form
  formal format formation former formula fort forth fortitude fortress fortune forty forum forward
  fossil foster foundation foundry fountain four fourth fox foxglove fractal fraction fragment frame
  framework freckle free freedom freight frequency fresco fresh friday friend frigate frog frolic from
  front frontier frost fruit fuel full fun function fund funnel furnace furrow fuse fusion future g
  gadget gain galaxy gale gallant galleon gallery gallop gambit game gander gannet gap garage garden
  gardenia gargoyle garland garlic garnet garrison gas gate gatekeeper gateway gather gauge gauntlet
  gaze gazebo gazelle gazette gear gecko gem general generate generation generous genesis genial genie
  genius gentle genuine geometry geranium gesture get geyser ghost giant gift ginger ginkgo giraffe girl
  give gizmo glacier glad glade glance glass gleam glean glide glider glimmer glint glitch glitter globe
  glory glove glow glue go goal goat goblet gold golden goldfinch goldfish golf gone gong good goose
  gopher gorge gorilla gossamer gourd gourmet grab grace graceful grade gradient grail grain gram
  grammar grand granite grant granular grape grapefruit graph graphite grasp grass grasshopper grateful
  gravel gravity gravy gray great greed green greenhouse greet grid griffin grind grip grit ground group
  grove grow growth guard guardian guava guess guest guide guidepost guild guitar gulf gull gully gum
  gunpowder guppy gust gusto gut gym gypsum h habit had haiku hail hair halcyon half halibut hall
  hallway halo halt hammer hammock hamper hamster hand handle handshake handsome handy hangar happen
  happy harbor hard hardware hare harmonic harmonious harmony harness harp harpoon harrier harrow
  harvest has hash hat hatch hatchet haul have haven hawk hawthorn hay hazel head headline headspace
  heal heap hear hearsay heart hearth heat heather heaven heavy hedge hedgehog heel height heirloom
  helium helix hello helm helmet help helpful hemisphere hemlock hemp hen her herald herb herd here
  heritage hero heron herring hex hey hickory hidden hide high highland highlight highway highwire hike
  hill hilltop him hindsight hinge hint hip hippo hire his history hit hive hobby hold hole hollow holly
  home homestead homeward honest honey honeycomb honor hood hook hop hope horizon horizontal horn hornet
  horse horseshoe host hot hotel hotline hound hour hourglass house how huddle hug huge hum human
  humanity humble hummingbird humor hundred hunt hunter hurdle hurricane hush husky hustle hut hyacinth
  hybrid hydra hydrogen hyper i ibex ibis ice iceberg icicle icon idea ideal identity idle if ignite
  iguana illuminate illumine illusion image imagination imagine impact impala imperfect impossible
  impress imprint impulse in incentive inch include income increase index indie indigo inertia infinite
  infinity inflection influence inform ingenuity ingot initial ink inn inner innovate input inquire
  insect inside insight inspiration inspire instance instant instead instinct instrument integral
  integrate intent intercept interchange intercom interest interior intern internet interval into intro
  intuition invent inverse invest invite invoice ion iris iron is island isle isotope it item ivory ivy
  j jackal jacket jade jaguar jam jamboree january jar jasmine jasper javelin jaw jay jazz jelly
  jellyfish jet jewel jigsaw job join joint joke jolly jolt journal journey joy jubilee judge jug juggle
  juice jumble jump junction june jungle junior juniper jupiter jury just justice k kale kaleidoscope
  kangaroo karma kayak keel keen keep keeper keepsake kelp kernel kestrel kettle key keyboard keystone
  kick kickoff kid kiln kilo kin kind kindle kindred kinetic king kingdom kingfisher kiosk kismet kit
  kitchen kite kitten kiwi knee knife knight knit knob knock knoll knot know knowledge koala l label
  labor labyrinth lace lack ladder ladle lady lagoon lake lamb lamp lance land landing landmark
  landscape lane language lantern lap lapis larch large lark laser lasso last latch late latitude
  lattice laugh launch launchpad laundry laurel lava lavender law lawn layer lazy lead leader leaf
  league leap learn lease leash least leather leave ledge ledger leek left leg legacy legend legion
  lemon lemonade lemur lend lender length lens lentil leopard less lesson let letter lettuce level lever
  leverage liberty library license lichen lid life lifeline lift light lighter lighthouse lightning like
  lilac lily limb lime limestone limit limitless linden line linear linen lineup link lion lip liquid
  list listen listener little live lively livery lizard llama load loaf loam loan lobby lobster local
  locate lock locket locomotive locust lodge loft log logic lone long longbow longitude look lookout
  loom loon loop loose lot lotus loud lounge love low loyal loyalty lucid luck lucky lullaby lumber
  lumen luminary luminous lunar lunch lush lute luxury lynx lyre lyric lyrical m macaw machine mackerel
  macro made madrigal maestro magazine magenta magic magma magnet magnetic magnify magnitude magnolia
  magpie mahogany mail main major make maker mallard mallet mammoth man manage mandolin mango mangrove
  manifest manifold manner manor mansion mantis mantle mantra manual many map maple marathon marble
  march margin marigold marina mark marker market marlin marmalade marmot maroon mars marsh marten
  marvel mask mason mass mast master mastermind match mate material math matrix matter mattress maven
  maverick max maximum may maybe mayor maze meadow meal mean meander measure mechanism medal medallion
  media medicine meditate medium medley meet mega mellow melody melon melt member membrane meme memo
  memory mend mentor menu merchant mercury mercy mere merge meridian merit mermaid merry mesa mesh
  message meta metal meteor meteorite meter method metric metro metronome mica micro midas middle
  midnight midpoint midway might migrate mild mile milestone milk mill miller millet million mime mimosa
  mind mindset mine miner mineral mingle mini miniature minimal minimum mink minor mint minute miracle
  mirage mirror mission mist mix mnemonic moat mobile mocha modal mode model modern modest modular
  module mole molecule moment momentous momentum monarch monday money mongoose monitor monk monkey mono
  monolith monsoon month monument mood moon moonlight moonshot moose moral more morning morph mortar
  mosaic moss most moth mother motif motion motive motor mountain mouse mouth move movement much mud mug
  mulberry mule multiple mundane mural muscle muse museum mushroom music musket mussel must mustang
  mustard mutiny mutual my myrtle mystery myth n name nano narrate narrative narrow narwhal nation
  native natural nature nautical navigate navigator near nearby neat nebula nebulous necessary neck
  nectar nectarine need needle neighbor neon nerve nest net netting nettle network neutral neutrino
  neutron never new news newt newton next nexus nice niche nickel nifty night nightfall nightingale
  nightshade nimble nimbus nine nirvana nitro no noble nobody nod node noise nomad nominal noodle nook
  noon nor norm normal north nose nostalgia not notable notch note notebook nothing notice notify notion
  noun nourish nova novel november now nuance nucleus nudge nugget number nurture nut nutmeg nutrition o
  oak oar oasis oat obelisk object oblique oboe observe obsidian obvious occasion ocean ocelot octagon
  octave octopus odd odyssey of off offbeat offer office offset often oil okay old olive omega omen omni
  omnibus omnivore on once one onion online only onset onward onyx opal open opener opera operand
  operate operator optic optimal optimism optimum option opus or oracle orange orb orbit orca orchard
  orchestra orchid order ordinary oregano organ organic origin original oriole oscar osprey ostrich
  other otter ounce our out outcome outer outfit outlier outline outlook outpost outreach outset
  outshine outside oval oven over overdrive overland overlook overture owl own owner ox oxbow oxide
  oxygen oyster p pace pacific pack package pact pad paddle page pagoda paint painter pair palace pale
  palette palisade pallet palm palmetto pan panache panda panel panorama pansy panther papaya paper
  paprika papyrus parable parachute parade paradigm paradise paragon parakeet parallel parcel parent
  parity park parrot parsley parsnip part particle partner partridge party pass passage passenger
  passion passport past pasta paste pasture patch path pathway patient patio patriot pattern pause pave
  pavilion paw pay payload payroll peace peach peacock peak peanut pear pearl pebble pecan pedal peek
  peer pelican pen pendant pendulum penguin peninsula penny peony people pepper peppermint perch
  peregrine perfect perform perhaps peridot period periscope periwinkle permit perplexity persimmon
  person persona perspective petal petite petunia pewter phantom phase pheasant phoenix photo photon
  phrase piano pick pickle picnic picture picturesque pie piece pier pigeon pigment pike pilgrim pillar
  pillow pilot pin pinch pine pineapple pinnacle pinpoint pioneer pipe pipeline piper piranha pistachio
  piston pitch pivot pixel place plaid plain plan plane planet plank plant plasma plaster plate plateau
  platinum platypus play playbook player playful playground plaza pleasant please pledge plenty plethora
  plot plow plug plum plumb plume plural plus plywood pocket podium poem poet poetry point poise polar
  polaris pole policy polish polite pollen polo polygon polymath pomegranate pond ponder pony pool pop
  poplar poppy popular porcelain porch porcupine porpoise port portal porter portfolio portrait position
  positive possess possible possum post postal postcard postscript pot potato potential potion pottery
  pouch power practical practice prairie praise precedent precise precision predict prefect prefer
  prelude premier premiere premise prepare presence present press presto pretty pretzel previous price
  pride primal primary prime primer primitive primrose prince principal principle print printer prior
  prism private prize probe process procure prodigy produce product professor profile profit profound
  program progress project prologue promenade promise promote prompt proof propel proper property
  prophet propulsion prose prospect prosper protect protocol proton prototype proud prove proverb
  provide prudent public puddle puffin pull pulley pulp pulsar pulse puma pumice pump pumpkin punch
  pupil puppet puppy pure purple purpose purse pursuit push puzzle pyramid python q quail quaint quality
  quantum quark quarry quart quarter quarterly quartz quasar quasi quaver queen query quest question
  quick quiet quill quilt quince quinoa quip quite quiver quiz quorum quota quote quotient r rabbit
  raccoon race rack radar radial radiant radiate radical radio radish radius raft rage rail railway rain
  rainbow raise raisin rake rally ram ramble ramification ramp ranch random range ranger rank rapid
  rapier rapport raptor rapture rare raspberry rate rather ratio rave ravel raven ravine ray razor reach
  react reactor read reader readout ready real reality really realm reap reason rebel rebound recall
  recap recent recess recipe reckon recognize record recover rectangle recursion red redux redwood reed
  reef reel refine reflect reflex reform refresh refuge refund regal regard regatta regent region
  register regular reindeer rejoice relate relation relative relativity relax relay release relevant
  reliance relic relief relish remark remedy remember remit remix remote renaissance render renegade
  renew renown rent repair repeat repel replay replica reply report repose represent reptile request
  rescue research reserve reservoir reset resident resilience resilient resin resolve resonance resonate
  resort resound resource resourceful respond response rest result resume retain retool retreat retrieve
  return reveal revel revenue reverb reverie reverse revival revolution revolve reward rhapsody rhino
  rhubarb rhythm ribbon rice rich riddle ride rider ridge ridgeline rifle rift right rigor rim ring
  rinse ripe ripple rise risk ritual rival river rivet road roadmap roam roar roast robe robin robust
  rock rocket role roll roof rook room roost rooster root rope rosa rose rosemary rosewood roster rotary
  rotor rotunda rough round route routine rover row rowan royal rubric ruby rudder rug ruler rumble
  rumor run rune runner runway rush rust rustic rye s saber sable saddle safari safe safety saffron saga
  sage said sail sailor sails salad salamander salient salmon salon salt salute same sample sanctuary
  sand sandalwood sandbar sandbox sandpiper sandstone sanguine sapling sapphire sardine sash satchel
  satellite satin saturn sauce savanna savant save savor savvy saw sawmill saxophone say scaffold scale
  scallop scan scarab scarf scarlet scene scenic scent scholar school schooner science scion scope score
  scorpion scout scrap scratch screen screener scribble scribe script scroll scythe sea seafarer seagull
  seahorse seal seam search seashell season seat seaweed second secret section sector secure see seed
  seek seem seesaw segment select self sell senate send senior sense sensor sentiment sentinel sentry
  separate september sequel sequence sequoia serendipity serene serenity serial series serif serious
  serve service sesame session set settle settlement seven several shade shadow shaft shake shale shall
  shallow shamrock shape share shark sharp she shed sheep sheer sheet shelf shell shelter shepherd
  sherpa shield shift shimmer shine shingle ship shipment shire shoe shoelace shoot shop shore shoreline
  short shortcut shot should shoulder shout shovel show showcase shower shrimp shrub shuffle shut
  shuttle sickle side sidecar sidekick sierra sieve sift sigh sight sigma sign signal signature signet
  significant silent silhouette silk sill silo silver similar simple simply since sing single singular
  sink siren sister site six size skate sketch sketchbook ski skill skillet skin skip sky skylark
  skylight skyline skyward slab slack slant slate sled sleek sleep sleet sleeve slice slide slim sling
  slingshot slip sloop slope sloth slow slumber small smart smile smith smoke smooth snack snail snake
  snap snapshot snippet snow snowball snowflake snug soap soar social society sock soda sofa soft soiree
  sojourn solace solar sold sole solid soliloquy solitaire solo solstice solution solve some someone
  something sonar sonata song sonic sonnet soon sorbet sorrel sort soul sound soup source south
  sovereign space spade span spark sparkle sparrow spatula speak spear spearmint special specific
  spectacle spectral spectrum speech speed spell spend sphere sphinx spice spider spike spin spinach
  spindle spine spiral spire spirit splash splendid splice splinter split spoke sponge spool spoon sport
  spot spotlight spray spread sprig spring springboard sprinkle sprint sprite sprocket sprout spruce
  spur squadron square squash squid squirrel stable stack stackable stadium staff stage stair staircase
  stake stalk stall stallion stalwart stamp stand standard stanza staple star starboard starburst
  stardust starfish starling start starter state static station statue stature status stay stead
  steadfast steady steam steel steep steeple steer stellar stem step stepping stern steward stewardess
  stick still stingray stint stir stitch stock stoic stoke stone stool stop stopwatch store stork storm
  story stove straight strait strand strange strategy stratus straw strawberry stream streamline street
  strength stretch stride strike string strip stripe strive stroke stroll strong structure stub student
  studio study sturdy sturgeon style subject sublime submarine submit subset substance subtle suburb
  success such sudden suede sugar suit suitcase suite sulfur sum summation summer summit sumo sun sunday
  sundial sundown sundry sunflower sunny sunrise sunset sunshine super superb superior superlative
  supernova supper supply support supreme sure surefire surf surface surge surplus surprise survey
  sustain swallow swamp swan swap swarm sway sweep sweet swell swift swim swing swirl switch swivel
  swoop sword sycamore symbiosis symbol symmetry symphony synapse sync syndicate synergy syntax synth
  syrup system t table tableau tablet tack tackle tact tactic tag tail tailor tailwind take tale talent
  talk tall tally talon tamarind tambourine tandem tangent tangerine tangle tango tangram tank tap tape
  taper tapestry tapir tar target tarot tarragon task taste tavern tea teach teacup teal team teapot
  tear tech tell temper tempest template temple tempo temporal tempt ten tenacity tend tender tenor
  tensor tent term termite terra terrace terrain terrier territory test text texture than thank that
  thaw the theater their them theme then theorem theory there thermal thesis they thicket thimble thin
  thing think third thirst thirty this thistle thorn though thought thoughtful thousand thread three
  threshold thrift thrive throne throttle through throw thrush thrust thumb thunder thunderbolt thyme
  ticket tickle tidal tide tidy tie tier tiger tight tile till tiller timber time timeline timely
  timepiece tin tinder tinker tint tiny tip tipping tissue titan titanium to toad toast today toddler
  toga together toggle token tomato tomorrow tonal tone tonic too tool toolbox top topaz topic topical
  torch tornado torpedo torrent tortoise total totem toucan touch touchstone tough tour toward tower
  town toy trace track traction tractor trade tradition traffic trail trailblazer train trait trajectory
  tram tranquil transfer transform transit transition translate transmit transparent transport travel
  traverse trawler tray treasure treat treaty tree treetop trek trellis tremble tremor trench trend
  trestle triad trial triangle tribe tributary tribute trick trident trigger trim trio trip triple
  triton triumph trolley trombone troop trophy tropic trouble trout trove trowel truce truck true
  truffle trumpet trunk trust truth try tryst tube tuft tug tulip tumble tumbleweed tuna tundra tune
  tunnel turbine turbo turbot turf turn turner turnip turquoise turtle tusk tutor tuxedo twelve twenty
  twice twig twilight twill twin twine twinkle twist two twofold type typhoon typical u ubiquity ukulele
  ultimate ultra umber umbra umbrella umpire unbound uncle uncommon uncover under underdog undergo
  understand undertone undivided unearth unfold unfurl unicorn uniform union unique unison unit unite
  unity universal universe unlock unravel until unusual up upbeat update upgrade upkeep uplift upon
  upper upright upside upstart upstream upswing uptake uptime upward urban urchin urge urn us use useful
  user usher usual utility utmost utopia v vacation vagabond vale valet valiant valid valley valor value
  valve van vanguard vanilla vanity vantage vapor variable variant variety vase vast vault vector vein
  velocity velvet vendor venture venue veranda verb verbena verge verify veritable verity vernacular
  versatile verse version vertex vertical verve very vesper vessel vest vet viable vibe vibrant victor
  victory video view viewpoint vigil vignette vigor villa village vine vineyard vintage vinyl viola
  violet violin viper virgin virtual virtue virtuoso visa visible vision visit vista visual vital
  vivacious vivid voice void volcano vole volley volt volume vortex vote voucher vow vowel voyage
  voyager vulture w wade wafer waffle wage wagon wait wake walk wall wallaby wallet walnut walrus waltz
  wander want warbler ward wardrobe warehouse warm warp warrior was wasabi wash wasp watch water
  waterfall waterfront watermelon watershed wave wavelength wax way waypoint we wealth wear weasel
  weather weave weaver web wedge week weekend weigh weight welcome well wellspring were west wetland
  whale wharf what whatnot wheat wheel when where whether which while whim whimsy whirl whirlpool whisk
  whisker whisper whistle white who whole whoop why wick wicker wide widespread widget widow wild
  wildcard wilderness wildfire will willow win wind windfall windmill window windward wine wing wingspan
  wink winner winter wire wisdom wise wish wisp wisteria wit with within without wizard wolf wolverine
  woman wombat wonder wonderful wood woodland woodpecker woods woodwork wool word wordplay work
  workbench worker workshop world worldwide worm worth would wrap wreath wren wrist write writer x xenon
  y yacht yak yard yarn yarrow year yeast yellow yes yesterday yet yew yield yoga yoke yolk yonder you
  young your youth z zap zeal zebra zeitgeist zenith zephyr zero zest zinc zinnia zip zircon zither
  zodiac zone zoom zucchini
`;
