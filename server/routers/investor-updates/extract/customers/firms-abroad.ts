import { normalizeName } from './normalize';

/**
 * Firms of other countries that are as well known as those of the Fortune list and whose names mean
 * nothing else: no person, place, tool, investor or advisor.
 */
const NAMES = `ABB, ABN AMRO, Adidas, Ahold Delhaize, Air Canada, Air France, Airbus, Albert Heijn, Aldi, Allianz, Alstom, Aramco, Arla, Arla Foods, Asda, ASML, AstraZeneca, Atlas Copco, Auchan, Audi, Aviva, AXA,
Barclays, Barilla, BASF, Bayer, BBVA, Beiersdorf, BMW, BNP Paribas, Boehringer Ingelheim, Bombardier, Bosch, Bradesco, British Airways, CaixaBank, Canadian Tire, Carlsberg, Carrefour, Cemex, Cencosud, Coca-Cola HBC,
Colruyt, Commerzbank, Crédit Agricole, Danfoss, Danone, DB Schenker, Decathlon, Delhaize, Deutsche Bahn, Deutsche Bank, Deutsche Post, Deutsche Telekom, DHL, Diageo, E.ON, Edeka, Electrolux, Embraer, Enel, Engie,
EnBW, Equinor, Ericsson, Eroski, Etihad, Eurowings, Falabella, FEMSA, Ferrero, Fortum, Fujitsu, Generali, Grundfos, Grupo Bimbo, GSK, Heineken, Henkel, Hitachi, Hitachi Rail, Honda, HSBC, Hyundai, Iberdrola,
Ikea, Inditex, Intesa Sanpaolo, ISS Facility, Itaú, JBS, JLR, Kesko, KLM, Komatsu, Kone, Kuehne+Nagel, L'Oréal, Lego, Leroy Merlin, Lidl, Liebherr, Lindt, Loblaws, Lufthansa, LVMH, Maersk, Mahle, Marimekko, MediaMarkt,
Mercadona, Mercedes-Benz, Merck KGaA, Metro AG, Metsä Board, Metsä Group, Michelin, Miele, Migros, Mitsubishi Electric, Mondi, Morrisons, Munich Re, NatWest, Neste, Nestlé, Nissan, Nordea, Norsk Hydro, Novartis, Novo Nordisk, Ocado, Ørsted,
Panasonic, Petrobras, Peugeot, Philips, Porsche, Pret A Manger, Primark, Qantas, Rabobank, Renault, Repsol, Rewe, Roche, Rolls-Royce, RWE, Ryanair, Sandvik, Sanofi, Santander, Scania, Scotiabank, Siemens,
Siemens Energy, Siemens Healthineers, Siemens Mobility, Singtel, SKF, Société Générale, Södra, Sodexo, Statkraft, Stellantis, Stora Enso, Swiss Re, Swisscom, Systembolaget, Telefónica, Telenor, Telia, Telstra, Tesco, Thales, Thyssenkrupp,
TotalEnergies, Toyota, TUI, UBS, UniCredit, Unilever, UPM, Vattenfall, Veolia, Vestas, Vinted, Vodafone, Volkswagen, Volvo, Volvo Cars, Volvo CE, Volvo Construction Equipment, Wärtsilä, Waitrose, Westpac, Woolworths, Yokogawa, Zalando`;

const FIRMS = new Set(NAMES.split(/,\s*/).map(normalizeName));

/** Whether the words, capitals and all, are such a name. */
export const isFirmAbroad = (text: string) =>
  /^\p{Lu}/u.test(text) && FIRMS.has(normalizeName(text));
