import { always } from '../always.ts'
import type * as sv from './sv.ts'

/** Why the table itself refuses something, in Danish. */
export const refusals: typeof sv.refusals = {
  stale: 'Bordet har ændret sig, siden du åbnede siden. Sådan ser det ud nu.',
  'not-started': 'Spillet er ikke begyndt endnu.',
  over: 'Partiet er allerede slut.',
  full: 'Alle pladser er allerede taget.',
  started: 'Spillet er allerede begyndt.',
  'name-missing': 'Skriv, hvad du hedder.',
  'name-too-long': 'Skriv et kortere navn, højst 24 tegn.',
  'name-taken': 'En ved bordet hedder det allerede. Føj noget til, så I ikke bliver blandet sammen.',
  'cut-too-long': 'Skriv noget kortere, højst 60 tegn.',
  'phrase-too-long': 'Skriv en kortere vending, højst 40 tegn.',
  'no-whispers': 'Ved dette bord beder man ikke om råd.',
  'away-too-far': 'Det er for langt frem. Vælg en dag inden for tre måneder.',
  'away-too-long': 'Så længe kan man ikke være væk, uden at de andre siger ja: højst 14 dage i et parti.',
  'away-in-past': 'Vælg en dag, der ikke har været endnu.',
  'asked-already': 'I har allerede et spørgsmål på bordet. Svar på det først.',
  'not-missing': 'Man kan først spørge, når nogen har forladt bordet eller været tavs for længe.',
  'no-undo': 'Der er ikke noget at tage tilbage. Det går ikke, når kortene er blandet om.',
  'not-asked': 'Der er ikke spurgt om noget lige nu.',
  'not-filled': 'Ikke alle har sat sig endnu.',
  'not-maker': 'Kun den, der dækkede bordet, kan give kortene.',
  'option-conflict': 'De her husregler passer ikke sammen.',
  'bad-option': 'Sådan kan man ikke vælge. Vælg noget af det, der står her.',
  'bad-seats': 'Så mange kan ikke spille sådan. Ret antallet eller måden, I spiller på.',
  'unknown-option': 'Den husregel findes ikke i dette spil.',
  'orders-too-late': 'Der er sket noget ved bordet imens. Sådan er det nu.',
  'claim-not-now': 'Det kan du sige, når det er din tur i et stik.',
  'claim-not-certain': 'Det er ikke sikkert, at resten er dine. En anden kan have kort, der tager et stik.',
  'no-rematch-yet': 'I kan først spille igen, når partiet er slut.',
  spent: 'Det bord er ryddet. Dæk et nyt.',
  'rematch-cleared': 'Det nye bord er ryddet. I kan spille igen herfra.',
}

/** Pages that stand in place of what somebody asked for, in Danish. */
export const errors: typeof sv.errors = {
  openLabel: 'Har du hele linket? Sæt det ind.',
  open: 'Åbn',
  askNew: 'Fik du linket af nogen? Bed om det en gang til.',
  'not-found': {
    title: 'Her ender tråden',
    text: always(
      'Linket fører ikke til noget bord. Måske mangler der et stykke af det, eller også er bordet ryddet: det sker 90 dage efter partiet, eller når ingen har spillet i 180 dage.',
    ),
  },
  'not-here': {
    title: 'Linket er ikke helt rigtigt',
    text: always('Noget er galt hen mod slutningen af det. Åbn bordet, og fortsæt derfra.'),
  },
  'not-over': {
    title: 'Partiet er i gang',
    text: always('Partiet som fil findes, når det er slut: i den ligger alles kort åbent.'),
  },
  'not-your-seat': {
    title: 'Det her er en andens plads',
    text: (name) =>
      `${name === undefined ? 'Pladsen er taget' : `Her sidder ${name}`}, og kortene ser kun den, der sidder her. Er det dig? Så åbn dit eget link. Er det blevet væk, ligger det på din anden telefon, under Mere.`,
  },
  'wrong-key': {
    title: 'Linket er ikke helt',
    text: always(
      'Bordet findes, men det personlige link passer ikke til nogen plads. Som regel er der faldet et stykke af. Kopiér det en gang til, fra start til slut.',
    ),
  },
  'old-key': {
    title: 'Det link gælder ikke mere',
    text: (name) =>
      `Her sidder ${name ?? 'nogen'} nu. Er det dig, er linket skiftet ud med et nyt: det ligger på den telefon, hvor du skiftede det, under Mere. Ellers er pladsen gået videre til en anden.`,
  },
  'open-seat': {
    title: 'Pladsen er ledig',
    text: (name) =>
      `${name ?? 'Den, der sad her,'} var væk, så de andre har givet pladsen fri. Sæt dig ved bordet, hvis du vil spille videre.`,
  },
  'wrong-me': {
    title: 'Linket gælder ikke',
    text: always(
      'Enten er en bid af det faldet af, eller også er det skiftet ud med et nyt. Det nye er på den telefon, hvor du skiftede det, på din egen side.',
    ),
  },
  'too-large': {
    title: 'Det blev for meget',
    text: always('Det, du sendte, var længere, end vi kan tage imod. Gå tilbage, og skriv det kortere.'),
  },
  'bad-form': {
    title: 'Der manglede noget',
    text: always('Det, der blev sendt, kunne ikke læses. Åbn bordet igen, og prøv derfra.'),
  },
  'wrong-type': {
    title: 'Det kunne ikke læses',
    text: always('Det, der blev sendt, kom i en form, vi ikke kan læse. Åbn bordet igen, og prøv derfra.'),
  },
  'too-often': {
    title: 'Det gik lidt for stærkt',
    text: always('Herfra er der kommet meget på kort tid. Vent et minut, og prøv igen.'),
  },
  'foreign-form': {
    title: 'Det kom fra en anden side',
    text: always('For en sikkerheds skyld gør vi kun det, du vælger her hos os. Åbn bordet, og gør det derfra.'),
  },
  'not-allowed': {
    title: 'Sådan kan det ikke åbnes',
    text: always('Adressen er til noget andet. Åbn bordet, og fortsæt derfra.'),
  },
  server: {
    title: 'Nu tabte vi tråden',
    text: always('Fejlen er vores. Det, der var spillet, er gemt. Vent lidt, og åbn siden igen.'),
  },
}
