// Says what the ticked cards and piles sum to while they are ticked. Everything works without it.
;(() => {
  const show = () => {
    const output = document.getElementById('sum')
    if (!output) return
    const { card, sum, none } = output.dataset
    const values = Array.from(document.querySelectorAll('[data-value]:checked'), (box) => Number(box.dataset.value))
    const total = values.reduce((all, value) => all + value, 0)
    const units = values.length > 1 ? `${values.join(' + ')} = ${total}` : `${total}`
    const text = sum.replace('{units}', units).replace('{all}', String(total + Number(card)))
    output.textContent = values.length > 0 ? text : none
  }
  // A page may come in with something ticked already.
  show()
  document.addEventListener('change', show)
  document.addEventListener('htmx:after:swap', show)
})()
