import {act, renderHook} from '@testing-library/react';
import {useInView} from '../useInView';

const margins: (string | undefined)[] = [];

class Observer {
  constructor(_: unknown, options?: IntersectionObserverInit) {
    margins.push(options?.rootMargin);
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

test('what is in the window runs after a while, for visitors who only look', () => {
  jest.useFakeTimers();
  window.IntersectionObserver =
    Observer as unknown as typeof IntersectionObserver;
  const element = {current: document.body};
  renderHook(() => useInView(element, false));
  expect(margins).toEqual(['0px 0px -25%']);
  act(() => {
    jest.advanceTimersByTime(2900);
  });
  expect(margins).toHaveLength(1);
  act(() => {
    jest.advanceTimersByTime(200);
  });
  expect(margins.at(-1)).toBe('200px 0px');
});
