/** How the cards are shuffled, and how that can be proved, in Swedish. */
export const fair = {
  title: 'Så blandas korten',
  steps: [
    {
      title: 'Ett förseglat kuvert',
      text: 'När ett bord dukas kastas en lång rad tärningar. Vad de visade läggs i ett kuvert som förseglas, och sigillets avtryck visas för alla innan någon har satt sig. Efter det går kuvertet inte att byta ut utan att det syns på avtrycket.',
    },
    {
      title: 'Alla får kupera',
      text: 'Den som sätter sig får skriva några ord, vilka som helst. De blandas in i leken. Den som dukade bordet kunde inte veta vad ni skulle skriva, och ingen av er vet vad som ligger i kuvertet. Därför kan ingen bestämma hur korten faller, inte ens vi.',
    },
    {
      title: 'Kuvertet öppnas',
      text: 'När matchen är slut öppnas kuvertet. Då räknas varje blandning om, kort för kort, och bordets sida säger om allt stämmer. Du kan spara matchen som fil och räkna själv.',
    },
  ],
  exactTitle: 'Exakt hur det går till',
  exact: [
    'För varje match dras en hemlighet på 256 bitar ur systemets kryptografiska slumpkälla. Dess SHA-256 visas på sidan där bordet dukas och på bordets egen sida innan någon sätter sig.',
    'Lek nummer n blandas med Fisher–Yates; den första har nummer 1, och nummer 0 är lotten om platserna. Talen tas ur en ström av block, räknade från 0, där block nummer b är',
    'Varje block läses som 32-bitars tal med den högsta byten först. Tal som skulle göra någon ordning vanligare än en annan kastas, så alla ordningar är lika troliga.',
    'Ingen annan slump används någonstans. Matchen som fil kan räknas om med',
  ],
  tableTitle: 'Blandningen vid det här bordet',
  commitment: 'Kuvertets sigill (SHA-256)',
  closed: 'Kuvertet öppnas när matchen är slut. Då står här vad som låg i det, och om sigillet håller.',
  secret: 'Det som låg i kuvertet',
  cuts: 'Kuperingarna, i den ordning ni satt er',
  noCuts: 'Ingen kuperade.',
  right: (packs: number) =>
    packs === 1
      ? 'Allt stämmer. Leken är omräknad och ligger kort för kort som den gavs.'
      : `Allt stämmer. Alla ${packs} blandningarna är omräknade och ligger kort för kort som de gavs.`,
  wrong: 'Det stämmer inte. Kuvertet och de kort som gavs hör inte ihop.',
  how: 'Så här går det till',
}
