import type { EkarteOptions } from '../../../games/ekarte/index.ts'
import type { RulesSection } from '../../game.ts'
import { few } from '../../speech/sv.ts'

/** The rules of Ekarté as a table plays them, in Swedish. */
export const svRules = (options: EkarteOptions): readonly RulesSection[] => {
  const numbered = options.proposalNumber === 'withProposal'
  return [
    {
      title: 'Vad det går ut på',
      paragraphs: [
        `Ekarté är för två. Ni får fem kort var, byter kanske några, och spelar om fem stick. Den som först når ${options.target} poäng vinner partiet.`,
        options.games === 1
          ? 'Ni spelar ett enda parti.'
          : `Ni spelar bäst av ${few(options.games)} partier: den som först har vunnit ${few((options.games + 1) / 2)} vinner matchen.`,
      ],
    },
    {
      title: 'Korten: kungen är högst',
      paragraphs: [
        'Leken har 32 kort, från sjuan upp till kungen. Ordningen är ovanlig. Högst är kungen, sedan dam, knekt, ess, tio, nio, åtta och lägst sjuan.',
        'Esset ligger alltså mellan knekten och tian, i alla färger. Varje trumf slår varje kort i de andra färgerna.',
      ],
    },
    {
      title: 'Given',
      paragraphs: [
        'Den som ger delar fem kort till var och en, tre och två eller två och tre, och börjar med den andra. Ordningen behåller man partiet ut. Det elfte kortet vänds upp. Dess färg är trumf, men kortet självt är inte med i spelet. Resten, 21 kort, är talongen.',
        'Är vändkortet en kung får den som gav 1 poäng genast.',
        options.nextGameDealer === 'loser'
          ? 'Ni ger varannan gång. I ett nytt parti ger den som förlorade det förra.'
          : 'Ni ger varannan gång, också när ett nytt parti börjar.',
      ],
    },
    {
      title: 'Bytet',
      paragraphs: [
        numbered
          ? 'Den som inte gav väljer: föreslå byte och säga hur många kort, ett till fem, eller spela. Den som gav svarar ja eller nej.'
          : 'Den som inte gav väljer: föreslå byte eller spela. Den som gav svarar ja eller nej.',
        `Vid ja byter först den som föreslog, ${numbered ? 'precis så många kort som det gällde' : 'ett till fem kort'}. Sedan byter den som gav, ${options.dealerMinDiscard === 0 ? 'högst fem kort eller inga' : 'ett till fem kort'}. Korten som läggs bort ser ingen igen.`,
        'Därefter får den som inte gav föreslå igen eller spela, så länge den andra säger ja och talongen räcker. Är talongen slut är bytet klart.',
      ],
    },
    {
      title: 'Utsatt',
      paragraphs: [
        'Den som inte gav och spelar utan att ha föreslagit byte är utsatt. Den som gav och säger nej till det första förslaget är utsatt. Efter ett första ja är ingen det.',
        'Tar motspelaren tre eller fyra stick mot en utsatt spelare ger det 2 poäng i stället för 1. Den som är utsatt och vinner får bara det vanliga.',
      ],
    },
    {
      title: 'Trumfkungen',
      paragraphs: [
        'Den som har trumfkungen på hand får 1 poäng för att märka den, alltså säga till i tid. Det är frivilligt.',
        options.kingWindow === 'ownFirstCard'
          ? 'Den märks när bytet är klart och senast innan du spelar ditt första kort. Är det första kortet kungen själv går det bra tills nästa kort ligger på bordet. Sedan är det för sent i den given.'
          : 'När bytet är klart får ni båda frågan, innan första kortet spelas. Svaren visas först när båda har svarat. Sedan är det för sent i den given. Är vändkortet kungen behöver ingen fråga.',
      ],
    },
    {
      title: 'Sticken',
      paragraphs: [
        'Den som inte gav spelar ut först, sedan den som tog förra sticket. Den som spelar ut får spela vad som helst.',
        'Den andra måste bekänna färg och ta över om det går. Går det inte att ta över läggs ett lägre kort i färgen. Finns ingen i färgen måste man trumfa, och utan trumf får man lägga vad som helst.',
      ],
    },
    {
      title: 'Poängen',
      paragraphs: [
        'Tre eller fyra stick ger 1 poäng, mot en utsatt spelare 2. Alla fem sticken, volen, ger alltid 2. Till det kommer 1 för en kung som vänds upp eller märks.',
        `Poängen räknas i den ordning de kommer: kungen först, sticken sist. Den som når ${options.target} har vunnit partiet i samma stund, även mitt i en giv.`,
        'Den som vill kan ge upp given före sista sticket. Utan stick ger det den andra 2 poäng, annars 1, eller 2 om den som gav upp var utsatt.',
      ],
    },
    {
      title: 'Kort mot reglerna',
      paragraphs:
        options.irregular === 'blocked'
          ? ['Bordet släpper bara fram kort som får läggas, så där kan det inte bli fel.']
          : [
              'Bordet låter dig lägga fel. Upptäcker du det kan du ta tillbaka kortet tills nästa kort spelas ut.',
              'Annars får motspelaren efter femte sticket se vad som blev fel och välja. Antingen spelas given om med samma kort, och då går det inte att lägga fel. Eller så får det gälla, men vann den som lade fel sticken blir det 1 poäng mindre.',
            ],
    },
  ]
}
