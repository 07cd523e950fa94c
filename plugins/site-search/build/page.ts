import {Parser} from 'htmlparser2';
import * as z from 'zod';
import type {SearchHeading} from '../client/pages';

/** What the index knows of a built page, which does not know its address. */
export const pageText = z.object({
  /** Name of the documentation's version; nothing on other pages. */
  version: z.string().optional(),
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  headings: z.array(z.object({id: z.string(), text: z.string()})),
  items: z.array(
    z.object({id: z.string(), name: z.string(), about: z.string()}),
  ),
});

/** What the index knows of a built page. */
export type PageText = z.output<typeof pageText>;

/** Elements whose text is not what a page says. */
const silent = new Set(['a.hash-link', 'button', 'nav', 'script', 'style']);

/** As Pagefind knows it; a page whose whole text has it is not listed. */
const ignored = 'data-pagefind-ignore';

const levels = new Set(['h1', 'h2', 'h3', 'h4']);

const tidy = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();

interface Row {
  readonly id: string;
  readonly cells: string[];
  name: string | undefined;
}

/** Follows a document's tags and keeps what the index needs. */
class Reader {
  readonly meta = new Map<string, string>();
  readonly headings: SearchHeading[] = [];
  readonly rows: Row[] = [];
  private inMain = false;
  private silentDepth = 0;
  private heading: {readonly id: string; text: string} | undefined;
  private row: Row | undefined;
  private inName = false;

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'meta') {
      this.meta.set(attributes.name ?? '', attributes.content ?? '');
    } else if (name === 'main') {
      this.inMain = attributes[ignored] === undefined;
    }
    if (!this.inMain) {
      return;
    }
    if (this.silentDepth > 0 || isSilent(name, attributes)) {
      this.silentDepth++;
    } else if (levels.has(name)) {
      this.heading = {id: attributes.id ?? '', text: ''};
    } else if (name === 'tr') {
      this.row = attributes.id
        ? {id: attributes.id, cells: [], name: undefined}
        : undefined;
      this.rows.push(...(this.row ? [this.row] : []));
    } else if (name === 'th' || name === 'td') {
      this.row?.cells.push('');
    } else if (name === 'code' && this.row && this.row.name === undefined) {
      this.row.name = '';
      this.inName = true;
    }
  }

  ontext(text: string): void {
    if (this.silentDepth > 0) {
      return;
    }
    if (this.heading) {
      this.heading.text += text;
    }
    const {row} = this;
    if (row && row.cells.length > 0) {
      row.cells.push((row.cells.pop() ?? '') + text);
      if (this.inName) {
        row.name = (row.name ?? '') + text;
      }
    }
  }

  onclosetag(name: string): void {
    if (this.silentDepth > 0) {
      this.silentDepth--;
    } else if (levels.has(name) && this.heading) {
      this.headings.push({...this.heading, text: tidy(this.heading.text)});
      this.heading = undefined;
    } else if (name === 'code') {
      this.inName = false;
    } else if (name === 'tr') {
      this.row = undefined;
    } else if (name === 'main') {
      this.inMain = false;
    }
  }
}

function isSilent(
  name: string,
  {class: names = ''}: Readonly<Record<string, string>>,
): boolean {
  return (
    silent.has(name) ||
    names.split(' ').some((className) => silent.has(`${name}.${className}`))
  );
}

/**
 * Reads a built page: what it is called, its headings and the rows of its API.
 *
 * @param html - the whole document.
 */
export function readPage(html: string): PageText {
  const reader = new Reader();
  const parser = new Parser(reader);
  parser.end(html);
  const {meta, headings, rows} = reader;
  return {
    version: meta.get('docusaurus_version'),
    title: headings[0]?.text ?? '',
    description: meta.get('description') ?? '',
    keywords: (meta.get('keywords') ?? '')
      .split(',')
      .map(tidy)
      .filter(Boolean),
    headings: headings.slice(1).filter(({id, text}) => id && text),
    items: rows.map(({id, name, cells}) => ({
      id,
      name: tidy(name ?? ''),
      about: tidy(cells.at(-1) ?? ''),
    })),
  };
}
