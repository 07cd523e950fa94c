import {useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import type {
  ExampleAppearance,
  ExampleModule,
  MountedExample,
} from '@site/plugins/live-examples/client';

/** How long after the last key an edited example runs, in milliseconds. */
const delay = 300;

/** What is wrong with an edited example. */
export interface EditProblem {
  readonly message: string;
  /** Line of the edited file. */
  readonly line?: number;
}

function problemOf(error: unknown): EditProblem {
  const message = error instanceof Error ? error.message : String(error);
  const line =
    error instanceof Error && 'line' in error ? error.line : undefined;
  return typeof line === 'number' ? {message, line} : {message};
}

interface EditedExampleOptions extends ExampleAppearance {
  readonly example: ExampleModule;
  /** The edited file; undefined while nothing is edited. */
  readonly code: string | undefined;
}

/**
 * Compiles and mounts an edited example as its code changes. What ran last
 * stays until the next version runs.
 *
 * @param host - the element to mount into; nothing else mounts there while
 * there is code.
 * @returns what is wrong with the code, if anything.
 */
export function useEditedExample(
  host: RefObject<HTMLElement | null>,
  {example, code, dark, rtl}: EditedExampleOptions,
): EditProblem | undefined {
  const [problem, setProblem] = useState<EditProblem>();
  const appearance = useRef<ExampleAppearance>({dark, rtl});
  const mounted = useRef<MountedExample>(undefined);
  const editing = code !== undefined;

  useEffect(() => {
    appearance.current = {dark, rtl};
    mounted.current?.update({dark, rtl});
  }, [dark, rtl]);

  useEffect(() => {
    const element = host.current;
    if (code === undefined || !element) {
      return undefined;
    }
    let outdated = false;
    const isOutdated = () => outdated;
    const fail = (error: unknown) => {
      if (!isOutdated()) {
        // One mistake often draws more errors; the first tells what it is.
        setProblem((first) => first ?? problemOf(error));
      }
    };
    const run = async () => {
      const {compileAndMount} = await import(
        /* webpackChunkName: "example-compiler" */ '@site/plugins/live-examples/client/compile'
      );
      if (isOutdated()) {
        return;
      }
      setProblem(undefined);
      const next = await compileAndMount(element, example, code, {
        ...appearance.current,
        onError: fail,
      });
      if (isOutdated()) {
        next.destroy();
        return;
      }
      mounted.current?.destroy();
      mounted.current = next;
      next.update(appearance.current);
    };
    const timer = setTimeout(() => {
      run().catch(fail);
    }, delay);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [code, example, host]);

  useEffect(() => {
    if (!editing) {
      return undefined;
    }
    return () => {
      mounted.current?.destroy();
      mounted.current = undefined;
      setProblem(undefined);
    };
  }, [editing]);

  return problem;
}
