/** The first of the syllables, which are in order of their letters. */
const firstSyllable = 0xac00;

/** So many ways a syllable may end; the first is none, the ninth `ㄹ`. */
const endings = 28;
const liquid = 8;

/** What follows a name, or a noun of two syllables and more: particles, "to do". */
const suffix =
  /^(\p{Script=Hangul}{2,}?|.*[a-z\d])(을|를|은|는|이|가|과|와|으로|로|에|에서|의|하기|하는|하려면)$/iu;

/** Particles that ask for a consonant before them, and for a vowel. */
const afterConsonant = new Set(['을', '은', '이', '과', '으로']);
const afterVowel = new Set(['를', '는', '가', '와', '로']);

function fits(noun: string, particle: string): boolean {
  // How a Latin name is read, nobody knows.
  if (/[a-z\d]$/i.test(noun)) {
    return true;
  }
  const ending =
    ((noun.codePointAt(noun.length - 1) ?? 0) - firstSyllable) % endings;
  const isVowel = ending === 0 || (particle === '로' && ending === liquid);
  return afterConsonant.has(particle)
    ? !isVowel
    : !afterVowel.has(particle) || isVowel;
}

/**
 * A Korean word without its particle, as titles and keywords have it: `버튼`
 * for `버튼을`. Words that only look so, as `디스플레이`, stay: the particle would
 * have another form there.
 */
export function nounOf(word: string): string {
  const [, noun = '', particle = ''] = suffix.exec(word) ?? [];
  return noun && fits(noun, particle) ? noun : word;
}
