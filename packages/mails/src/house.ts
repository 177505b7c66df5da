/** How the house signs its mails (hours: spec §9). */
export const house = {
  name: 'Rumi, la casa de los lomitos',
  wordmark: 'rumi',
  hours: 'Lunes a sábado de 7:00 a 19:00',
  linkFallback: 'Si el botón no abre, copia esta dirección en tu navegador:',
}
