import { always } from '../always.ts'
/** Why the table itself refuses something, in Swedish. */
export const refusals = {
  stale: 'Bordet har ändrats sedan du öppnade sidan. Så här ser det ut nu.',
  'not-started': 'Spelet har inte börjat än.',
  over: 'Matchen är redan slut.',
  full: 'Alla platser är redan tagna.',
  started: 'Spelet har redan börjat.',
  'name-missing': 'Skriv vad du heter.',
  'name-too-long': 'Skriv ett kortare namn, högst 24 tecken.',
  'name-taken': 'Någon vid bordet heter redan så. Lägg till något, så att ni inte blandas ihop.',
  'cut-too-long': 'Kupera kortare, högst 60 tecken.',
  'phrase-too-long': 'Skriv en kortare fras, högst 40 tecken.',
  'no-whispers': 'Vid det här bordet frågar man ingen om råd.',
  'away-too-far': 'Så långt fram går det inte. Välj en dag inom tre månader.',
  'away-too-long': 'Så länge kan man inte vara borta utan att de andra säger ja: högst 14 dagar i en match.',
  'away-in-past': 'Välj en dag som inte har varit än.',
  'asked-already': 'Ni har redan en fråga på bordet. Svara på den först.',
  'not-missing': 'Det går att fråga först när någon har lämnat bordet eller varit tyst för länge.',
  'no-undo': 'Det finns inget att ta tillbaka. Det går inte längre när korten har blandats om.',
  'not-asked': 'Ingen har frågat något just nu.',
  'not-filled': 'Alla har inte satt sig än.',
  'not-maker': 'Bara den som dukade bordet kan ge korten.',
  'option-conflict': 'De här husreglerna går inte ihop.',
  'bad-option': 'Det går inte att välja så. Välj något av det som står här.',
  'bad-seats': 'Så många kan inte spela så. Ändra antalet, eller hur ni spelar.',
  'unknown-option': 'Den husregeln finns inte i det här spelet.',
  'orders-too-late': 'Det har hunnit hända något vid bordet. Så här är det nu.',
  'claim-not-now': 'Det går att säga när det är din tur i ett stick.',
  'claim-not-certain': 'Det är inte säkert att resten är dina. Någon annan kan ha kort som tar ett stick.',
  'no-rematch-yet': 'Det går att spela igen först när matchen är slut.',
  spent: 'Det bordet är bortplockat. Duka ett nytt.',
  'rematch-cleared': 'Det nya bordet är bortplockat. Spela gärna igen härifrån.',
}

/** Pages that stand in place of what somebody asked for, in Swedish. */
export const errors = {
  openLabel: 'Har du hela länken? Klistra in den.',
  open: 'Öppna',
  askNew: 'Fick du länken av någon? Be om den en gång till.',
  'not-found': {
    title: 'Här tar tråden slut',
    text: always(
      'Länken leder inte till något bord. Kanske fattas en bit av den, eller så är bordet bortplockat: det sker 90 dagar efter matchen, eller när ingen har spelat på 180 dagar.',
    ),
  },
  'not-here': {
    title: 'Länken är inte riktigt rätt',
    text: always('Något är fel mot slutet av den. Öppna bordet och fortsätt därifrån.'),
  },
  'not-over': {
    title: 'Matchen pågår',
    text: always('Matchen som fil finns när den är slut: i den ligger allas kort öppna.'),
  },
  'not-your-seat': {
    title: 'Det här är någon annans plats',
    text: (name?: string) =>
      `${name === undefined ? 'Platsen är tagen' : `Här sitter ${name}`}, och korten ser bara den som sitter här. Är det du? Öppna då din egen länk. Har du tappat bort den finns den på din andra telefon, under Mer.`,
  },
  'wrong-key': {
    title: 'Länken är inte hel',
    text: always(
      'Bordet finns, men den personliga länken passar inte till någon plats. Oftast har en bit av den fallit bort. Kopiera den en gång till, från början till slut.',
    ),
  },
  'old-key': {
    title: 'Den länken gäller inte längre',
    text: (name?: string) =>
      `Här sitter ${name ?? 'någon'} nu. Är det du har länken bytts mot en ny: den finns på telefonen där du bytte, under Mer. Annars har platsen gått vidare till någon annan.`,
  },
  'open-seat': {
    title: 'Platsen är ledig',
    text: (name?: string) =>
      `${name ?? 'Den som satt här'} var borta, så de andra har lämnat platsen till den som vill. Slå dig ned vid bordet om du vill spela vidare.`,
  },
  'wrong-me': {
    title: 'Länken gäller inte',
    text: always(
      'Antingen har en bit av den fallit bort, eller så har den bytts mot en ny. Den nya finns på telefonen där du bytte, på din egen sida.',
    ),
  },
  'too-large': {
    title: 'Det blev för mycket',
    text: always('Det du skickade var längre än vi kan ta emot. Gå tillbaka och skriv kortare.'),
  },
  'bad-form': {
    title: 'Något fattades',
    text: always('Det som skickades gick inte att läsa. Öppna bordet igen och försök därifrån.'),
  },
  'wrong-type': {
    title: 'Det gick inte att läsa',
    text: always('Det som skickades kom i en form vi inte kan läsa. Öppna bordet igen och försök därifrån.'),
  },
  'too-often': {
    title: 'Nu gick det lite fort',
    text: always('Härifrån har det kommit väldigt mycket på kort tid. Vänta en minut och försök igen.'),
  },
  'foreign-form': {
    title: 'Det kom från en annan sida',
    text: always('För säkerhets skull gör vi bara det som du väljer här hos oss. Öppna bordet och gör det därifrån.'),
  },
  'not-allowed': {
    title: 'Så går det inte att öppna',
    text: always('Adressen är till för något annat. Öppna bordet och fortsätt därifrån.'),
  },
  server: {
    title: 'Nu tappade vi tråden',
    text: always('Felet är vårt. Det som var spelat är sparat. Vänta en stund och öppna sidan igen.'),
  },
}
