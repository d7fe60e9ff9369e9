/** Whose money a word of it may be said to be, as part of a rule. */
export const NATION =
  '(?:swiss|schweizer|british|uk|indian|japanese|polish|israeli|danish|norwegian|swedish|czech|hungarian|mexican|chilean|colombian|argentine|south african|turkish|chinese|romanian|saudi|emirati|kenyan|ugandan|tanzanian|pakistani|nepalese|cfa)';

/** Moneys by their names, as part of a rule, none of which is a US dollar's. */
export const MONEY =
  '(?:euros?|pounds?(?: sterling)?|sterling|francs?(?: suisses)?|franken|kroner|kronor|kron[ae]|crowns|couronnes|rupees?|yen|yuan|renminbi|z[lł]ot(?:y|ych|ys)|shekels?|brazilian reals?|reais|korean won|pesos?|rand|koruna|korun|kč|forints?|lir[ae]s?|naira|dirhams?|riyals?|rials?|dinars?|shillings?|cedis|rou?bles|hryvnias?|tenge|taka|dong|leva|lei|ringgit|baht|rupiah|birr|kwacha|local currency)';
