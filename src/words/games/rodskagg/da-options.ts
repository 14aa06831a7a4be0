import type { RodskaggWords } from './words.ts'

const points = (value: unknown): string => (value === 0 ? 'Ingen' : `${value} point`)
const yesNo = (value: unknown): string => (value === true ? 'Ja' : 'Nej')

/** The house rules of Rödskägg, in Danish. */
export const daOptions: RodskaggWords['options'] = {
  declarerPenalty: {
    label: 'Straf for en melding, der ikke holder',
    help: 'Det, spilføreren får, når meldingen ikke holder.',
    value: points,
  },
  lead: {
    label: 'Hvem der spiller ud',
    help: 'Første stik er altid spilførerens.',
    value: (lead) => (lead === 'winner' ? 'Den, der tog forrige stik' : 'Spilføreren til hvert stik'),
  },
  tieAtZero: {
    label: 'Når flere når nul på én gang',
    help: 'I et omspil gives der en gang til, kun til dem, og flest stik vinder.',
    value: (rule) => (rule === 'declarer' ? 'Spilføreren vinder, ellers omspil' : 'Altid omspil'),
  },
  bidRule: {
    label: 'Hvornår meldingen holder',
    help: 'Om spilføreren må tage flere stik end meldt uden straf.',
    value: (rule) => (rule === 'exact' ? 'Præcis så mange stik' : 'Mindst så mange stik'),
  },
  bidding: {
    label: 'Hvordan I melder',
    help: 'Den, der har meldt højest, og først af lige høje, bliver spilfører.',
    value: (rule) => (rule === 'announce' ? 'Hver siger sit' : 'Hver melding skal være højere end den forrige'),
  },
  lowHand: {
    label: 'At bytte dårlige kort',
    help: 'Den, der ikke har noget højt kort på hånden, må bytte.',
    value: (rule) =>
      rule === 'draw' ? 'Trækker ét ad gangen' : rule === 'newHand' ? 'Får en helt ny hånd' : 'Ingen må bytte',
  },
  lowHandTest: {
    label: 'Esset og byttet',
    help: 'Om et es på hånden gør, at man ikke må bytte.',
    value: (rule) => (rule === 'aceBlocks' ? 'Esset er et højt kort' : 'Kun konge, dame og knægt tæller'),
  },
  exchange: {
    label: 'Hvornår der byttes',
    help: 'Bliver alle spurgt efter tur, tager det en omgang mere.',
    value: (when) => (when === 'withBid' ? 'Når man skal melde' : 'Alle spørges før meldingerne'),
  },
  redbeard: {
    label: 'Meldingen Rødskæg',
    help: 'Den højeste melding: alle seks stik.',
    value: (rule) => (rule === 'winOrOut' ? 'Vinder partiet eller ryger ud' : 'En almindelig melding på seks'),
  },
  plainBidSix: {
    label: 'At melde seks uden Rødskæg',
    help: 'En almindelig melding på seks stik, lavere end Rødskæg.',
    value: yesNo,
  },
  exactForAll: {
    label: 'Præcis melding for alle',
    help: 'Alle, der ikke holder deres melding, får 6, ikke kun spilføreren.',
    value: yesNo,
  },
  soleSurvivor: {
    label: 'Når ingen går med',
    help: 'Alle andre er stået af, og to stik er tilbage.',
    value: (rule) => (rule === 'awarded' ? 'Spilføreren får begge stik' : 'Spillet slutter med fire stik'),
  },
  rituals: {
    label: 'Ritualer, som i Fem op',
    help: 'I passer selv på det, der skal siges, og banker på den, der glemmer det.',
    value: (on) => (on === true ? 'Ja, I passer selv på' : 'Nej, bordet klarer det'),
  },
  peekPenalty: {
    label: 'Straf for at smugkigge',
    help: 'Den, der tager kortene op, før de er klar. Kun med ritualer.',
    value: points,
  },
  cutPenalty: {
    label: 'Straf for at lade en anden tage af',
    help: 'Giveren skal selv tage af. Kun med ritualer.',
    value: points,
  },
  forgotAskPenalty: {
    label: 'Straf for at glemme spørgsmålet',
    help: 'Spilføreren, der ikke spørger før de to sidste stik. Kun med ritualer.',
    value: points,
  },
  knockWindow: {
    label: 'Hvor længe man kan banke',
    help: 'Det gælder det, der skete, da der blev givet. Kun med ritualer.',
    value: (window) => (window === 'nextTrick' ? 'Til første stik er slut' : 'Til nogen melder eller bytter'),
  },
  wrongKnock: {
    label: 'At banke uden grund',
    help: 'Det, den får, der banker uden grund. Kun med ritualer.',
    value: points,
  },
  deals: {
    label: 'Hvor længe I spiller',
    help: 'Hvis ingen når nul, vinder den, der står nærmest, når spillene er slut.',
    value: (deals) => (deals === 0 ? 'Til nogen når nul' : deals === 1 ? 'Et spil' : `Højst ${deals} spil`),
  },
}

export const daPresets: RodskaggWords['presets'] = {
  standard: { label: 'Almindeligt rødskæg', help: 'Bordet stiller spørgsmålet og siger tallet for jer.' },
  wikipedia: {
    label: 'Efter Wikipedia',
    help: 'Spilføreren spiller ud til hvert stik, straffen er 6, og I passer selv på.',
  },
  femopp: {
    label: 'Fem op',
    help: 'Almindeligt rødskæg med ritualer: glem ikke at spørge, og bank på den, der glemmer.',
  },
}
