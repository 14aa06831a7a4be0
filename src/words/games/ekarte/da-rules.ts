import type { EkarteOptions } from '../../../games/ekarte/index.ts'
import type { RulesSection } from '../../game.ts'
import { few } from '../../speech/da.ts'

/** The rules of Ekarté as a table plays them, in Danish. */
export const daRules = (options: EkarteOptions): readonly RulesSection[] => {
  const numbered = options.proposalNumber === 'withProposal'
  return [
    {
      title: 'Det gælder om',
      paragraphs: [
        `Écarté er for to. I får fem kort hver, bytter måske nogle og spiller om fem stik. Den, der først når ${options.target} point, vinder partiet.`,
        options.games === 1
          ? 'I spiller et enkelt parti.'
          : `I spiller bedst af ${few(options.games)} partier: den, der først har vundet ${few((options.games + 1) / 2)}, vinder matchen.`,
      ],
    },
    {
      title: 'Kortene: kongen er højest',
      paragraphs: [
        'Der er 32 kort, fra syveren og op til kongen. Rækkefølgen er usædvanlig. Højest er kongen, så dame, knægt, es, ti, ni, otte og lavest syv.',
        'Esset ligger altså mellem knægten og tieren, i alle farver. Enhver trumf slår ethvert kort i de andre farver.',
      ],
    },
    {
      title: 'Der gives',
      paragraphs: [
        'Giveren giver fem kort til hver, tre og to eller to og tre, og begynder hos den anden. Rækkefølgen beholder man partiet ud. Det ellevte kort vendes. Dets farve er trumf, men kortet selv er ikke med i spillet. Resten, 21 kort, er talonen.',
        'Er vendekortet en konge, får giveren straks 1 point.',
        options.nextGameDealer === 'loser'
          ? 'I giver på skift. I et nyt parti giver den, der tabte det forrige.'
          : 'I giver på skift, også når et nyt parti begynder.',
      ],
    },
    {
      title: 'Byttet',
      paragraphs: [
        numbered
          ? 'Den, der ikke gav, vælger: foreslå et bytte og sige hvor mange kort, et til fem, eller spille. Giveren svarer ja eller nej.'
          : 'Den, der ikke gav, vælger: foreslå et bytte eller spille. Giveren svarer ja eller nej.',
        `Ved ja bytter forslagsstilleren først, ${numbered ? 'netop så mange kort, som det gjaldt' : 'et til fem kort'}. Så bytter giveren, ${options.dealerMinDiscard === 0 ? 'højst fem kort eller ingen' : 'et til fem kort'}. De bortlagte kort er der ingen, der ser igen.`,
        'Derefter kan den, der ikke gav, foreslå igen eller spille, så længe den anden siger ja, og talonen rækker. Er talonen tom, er byttet færdigt.',
      ],
    },
    {
      title: 'Udsat',
      paragraphs: [
        'Den, der ikke gav og spiller uden at have foreslået et bytte, er udsat. Giveren er udsat, hvis svaret på det første forslag er nej. Efter et første ja er ingen det.',
        'Tager modspilleren tre eller fire stik mod en udsat, giver det 2 point i stedet for 1. Den, der er udsat og vinder, får kun det sædvanlige.',
      ],
    },
    {
      title: 'Trumfkongen',
      paragraphs: [
        'Den, der har trumfkongen på hånden, får 1 point for at melde den i tide. Det er frivilligt.',
        options.kingWindow === 'ownFirstCard'
          ? 'Den meldes, når byttet er færdigt, og senest før du spiller dit første kort. Er det første kort kongen selv, går det an, til det næste kort ligger på bordet. Derefter er det for sent i det spil.'
          : 'Når byttet er færdigt, bliver I begge spurgt, før det første kort spilles. Svarene vises først, når begge har svaret. Derefter er det for sent i det spil. Er vendekortet kongen, bliver ingen spurgt.',
      ],
    },
    {
      title: 'Stikkene',
      paragraphs: [
        'Den, der ikke gav, spiller ud først, siden den, der tog det forrige stik. Den, der spiller ud, må spille hvad som helst.',
        'Den anden skal bekende farve og stikke over, hvis det kan lade sig gøre. Kan man ikke stikke over, lægger man et lavere kort i farven. Har man ingen i farven, skal man stikke med trumf, og uden trumf må man lægge hvad som helst.',
      ],
    },
    {
      title: 'Pointene',
      paragraphs: [
        'Tre eller fire stik giver 1 point, mod en udsat 2. Alle fem stik, la vole, giver altid 2. Dertil kommer 1 for en konge, der vendes eller meldes.',
        `Pointene tælles i den rækkefølge, de kommer: kongen først, stikkene sidst. Den, der når ${options.target}, har vundet partiet i samme øjeblik, også midt i et spil.`,
        'Den, der vil, kan opgive et spil før det sidste stik. Uden stik giver det den anden 2 point, ellers 1, eller 2 hvis den, der gav op, var udsat.',
      ],
    },
    {
      title: 'Kort mod reglerne',
      paragraphs:
        options.irregular === 'blocked'
          ? ['Bordet tager kun imod kort, der må lægges, så her kan det ikke gå galt.']
          : [
              'Bordet lader dig lægge forkert. Opdager du det, kan du tage kortet tilbage, til der spilles ud igen.',
              'Ellers får modspilleren efter det femte stik at se, hvad der gik galt, og vælger. Enten spilles der om med de samme kort, og da kan man ikke lægge forkert. Eller også får det lov at gælde, og den, der lagde forkert, får 1 point mindre, hvis det var samme spiller, der vandt stikkene.',
            ],
    },
  ]
}
