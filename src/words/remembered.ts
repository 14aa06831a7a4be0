/** As many answers as are kept: addresses and time zones come from readers, so there could be any number. */
const MOST = 200

/**
 * The same function, which gives the answers of late again: for what takes long to make and never changes, such as the
 * formatters of `Intl`. What it is given must be plain JSON.
 */
export const remembered = <Given extends readonly unknown[], Answer>(
  make: (...given: Given) => Answer,
): ((...given: Given) => Answer) => {
  const answers = new Map<string, { readonly answer: Answer }>()
  return (...given) => {
    const key = JSON.stringify(given)
    const known = answers.get(key)
    if (known !== undefined) return known.answer
    if (answers.size >= MOST) answers.clear()
    const answer = make(...given)
    answers.set(key, { answer })
    return answer
  }
}
