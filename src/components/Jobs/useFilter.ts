import type {Job} from '@site/plugins/content-service/client/types';
import {useEffect, useState} from 'react';
import {comparable} from '../SearchField/comparable';

/** How long the typing has to pause, in milliseconds. */
const filterDelay = 500;

/** The texts of a job that the search looks at. */
const textOf = ({title, company, description, location}: Job) =>
  comparable([title, company.name, description, location].join('\n'));

/** The state of the search. */
export interface Filter {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Whether what was typed last is still to be searched. */
  readonly isPending: boolean;
  /** The jobs that hold what was searched last, whatever its case. */
  readonly found: readonly Job[];
}

/** Searches jobs, once the typing pauses. */
export default function useFilter(jobs: readonly Job[]): Filter {
  const [query, setQuery] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearched(query);
    }, filterDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);
  const text = comparable(searched.trim());
  return {
    query,
    setQuery,
    isPending: query !== searched,
    found: jobs.filter((job) => textOf(job).includes(text)),
  };
}
