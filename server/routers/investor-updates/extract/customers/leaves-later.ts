/** When it is to end, told without a day: "at year end", "by the end of the quarter", "next spring". */
const LATER =
  "(?:year[- ]?end|(?:the )?end of (?:the |this |next |its |their |our )?(?:current |calendar |fiscal |contract )?(?:year|quarter|term|season|contract|semester|school year)|(?:the )?(?:year|quarter|term|contract|season)(?:'s)?[- ]?end|next (?:year|quarter|month|spring|summer|autumn|fall|winter|week)|(?:its|their|the) (?:next )?(?:renewal|expiry|anniversary)|(?:the )?new year)";
/** "gave notice and leaves at year end", "will not renew next spring"; what was terminated is told as an end. */
const LEAVES_LATER = new RegExp(
  `\\b(?:leaves|leave|leaving|goes|go|ends|end|ending|expires|expire|departs|exits|stops|stop|terminates|lapses|churns|cancels|stays(?: on)?|remains|runs(?: out)?|wind(?:s|ing) down|notice|will not renew|won't renew|not renewing|will (?:churn|cancel|discontinue|terminate))(?: us| with us| then| out| our [a-z]+| (?:its|their|the) (?:contract|subscription|agreement))?,? (?:(?:at|by|until|till|through|from|of|as of|for|on|when|in|after|before) )?${LATER}\\b`,
);

/** Whether one who gave notice is still a customer today: to ask about, not to count as gone. */
export const leavesLater = (words: string) => LEAVES_LATER.test(words);
