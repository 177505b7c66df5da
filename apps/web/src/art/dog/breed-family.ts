export type BreedFamily =
  | 'pug'
  | 'shepherd'
  | 'retriever'
  | 'poodle'
  | 'terrier'
  | 'chihuahua'
  | 'dachshund'
  | 'husky'
  | 'xoloitzcuintle'
  | 'mestizo'

/** First match wins, so a word that narrows ("xolo", "doodle") precedes the one it contains ("golden"). */
const familyWords: readonly (readonly [BreedFamily, readonly string[]])[] = [
  ['mestizo', ['mestiz', 'criollo', 'cruza', 'mix', 'callejer', 'sin raza', 'solovino', 'mezcla']],
  ['xoloitzcuintle', ['xolo', 'pelon', 'sin pelo', 'crestado']],
  ['poodle', ['poodle', 'caniche', 'doodle', 'poo', 'bichon', 'maltes', 'perro de agua', 'frise']],
  [
    'pug',
    ['pug', 'carlino', 'bulldog', 'boxer', 'boston', 'bullmastiff', 'mastin', 'mastiff', 'shih', 'pekin'],
  ],
  ['dachshund', ['dachshund', 'salchicha', 'teckel', 'basset', 'corgi', 'rottweiler', 'doberman', 'beagle']],
  ['chihuahua', ['chihuahu', 'papillon', 'pinscher', 'prague', 'prazsky']],
  [
    'husky',
    ['husky', 'malamut', 'samoyed', 'samoyedo', 'akita', 'shiba', 'pomerania', 'spitz', 'chow', 'eskimo'],
  ],
  [
    'terrier',
    [
      'terrier',
      'schnauzer',
      'yorkie',
      'york',
      'westie',
      'scottish',
      'jack russell',
      'pitbull',
      'airedale',
      'griffon',
      'lebrel',
    ],
  ],
  [
    'shepherd',
    ['pastor', 'shepherd', 'aleman', 'malinois', 'collie', 'sheltie', 'heeler', 'kelpie', 'ganadero', 'lobo'],
  ],
  [
    'retriever',
    [
      'retriever',
      'golden',
      'labrador',
      'lab',
      'spaniel',
      'cocker',
      'cavalier',
      'setter',
      'pointer',
      'weimaraner',
      'braco',
      'vizsla',
      'bernes',
      'san bernardo',
      'dalmata',
      'galgo',
      'gran danes',
      'terranova',
    ],
  ],
]

/** Lower case without accents, as people type on a phone. */
export function plainWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Returns the drawn family of a breed; an unknown one is a mestizo. */
export function breedFamily(breed: string): BreedFamily {
  const words = plainWords(breed)
  const row = familyWords.find(([, known]) => known.some((word) => words.includes(word)))
  return row?.[0] ?? 'mestizo'
}
