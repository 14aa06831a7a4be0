import type * as sv from './sv.ts'

/** How the cards are shuffled, and how that can be proved, in Danish. */
export const fair: typeof sv.fair = {
  title: 'Sådan blandes kortene',
  steps: [
    {
      title: 'En forseglet kuvert',
      text: 'Når et bord bliver dækket, kastes en lang række terninger. Det, de viste, lægges i en kuvert, som forsegles, og aftrykket af seglet vises for alle, før nogen har sat sig. Derefter kan kuverten ikke byttes ud, uden at det kan ses på aftrykket.',
    },
    {
      title: 'Alle må tage af',
      text: 'Den, der sætter sig, må skrive et par ord, lige hvad det skal være. De blandes ind i kortene. Den, der dækkede bordet, kunne ikke vide, hvad I ville skrive, og ingen af jer ved, hvad der ligger i kuverten. Derfor kan ingen bestemme, hvordan kortene falder, heller ikke vi.',
    },
    {
      title: 'Kuverten åbnes',
      text: 'Når partiet er slut, åbnes kuverten. Så regnes hver blanding efter, kort for kort, og bordets side fortæller, om det hele passer. Du kan gemme partiet som fil og regne selv.',
    },
  ],
  exactTitle: 'Helt nøjagtigt',
  exact: [
    'For hvert parti trækkes en hemmelighed på 256 bit fra systemets kryptografiske tilfældighedskilde. Dens SHA-256 vises på siden, hvor bordet dækkes, og på bordets egen side, før nogen sætter sig.',
    'Spil nummer n blandes med Fisher–Yates; det første har nummer 1, og nummer 0 er lodtrækningen om pladserne. Tallene tages fra en strøm af blokke, talt fra 0, hvor blok nummer b er',
    'Hver blok læses som 32-bits tal med den højeste byte først. Tal, der ville gøre én rækkefølge mere sandsynlig end en anden, kasseres, så alle rækkefølger er lige sandsynlige.',
    'Der bruges ingen anden tilfældighed noget sted. Partiet som fil kan regnes efter med',
  ],
  tableTitle: 'Blandingen ved dette bord',
  commitment: 'Kuvertens segl (SHA-256)',
  closed: 'Kuverten åbnes, når partiet er slut. Så står her, hvad der lå i den, og om seglet holder.',
  secret: 'Det, der lå i kuverten',
  cuts: 'Det, I skrev, da I tog af, i den rækkefølge I satte jer',
  noCuts: 'Ingen tog af.',
  right: (packs) =>
    packs === 1
      ? 'Det hele passer. Blandingen er regnet efter, og kort for kort ligger den, som den blev givet.'
      : `Det hele passer. Alle ${packs} blandinger er regnet efter, og kort for kort ligger de, som de blev givet.`,
  wrong: 'Det passer ikke. Kuverten og de kort, der blev givet, hører ikke sammen.',
  how: 'Sådan foregår det',
}
