// cspell:disable
import {subjectOf} from '../question';

it.each([
  ['how to install', 'install'],
  ['How do I center a card', 'center card'],
  ['wie ein Button', 'Button'],
  ['Comment installer', 'installer'],
  ['как установить', 'установить'],
  ['v-btn in a v-card', 'v-btn v-card'],
])('“%s” asks for “%s”', (query, subject) => {
  expect(subjectOf(query)).toBe(subject);
});

it('leaves a query of common words alone', () => {
  expect(subjectOf(' to ')).toBe('to');
});
