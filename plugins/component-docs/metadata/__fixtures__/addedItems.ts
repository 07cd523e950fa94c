/** How a component is made to show a slot or to emit an event. */
export interface Proof {
  readonly props?: Readonly<Record<string, unknown>>;
  /** Element of the event; the component's own when absent. */
  readonly at?: string;
  /** DOM event that is sent there; the name up to a colon when absent. */
  readonly send?: string;
  /** Method that is called in place of an event. */
  readonly call?: readonly [name: string, ...values: unknown[]];
  /** State of the component to begin with. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface AddedItems {
  readonly slots?: Readonly<Record<string, Proof>>;
  readonly events?: Readonly<Record<string, Proof>>;
}

/** Items that the overlay of a package adds, by tag. */
export type AddedByTag = Readonly<Record<string, AddedItems>>;

const anywhere: AddedItems = {slots: {default: {}}};

/** A press on each of these icons of a field is an event. */
const icons = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name): [string, Proof] => [
      `click:${name}`,
      {
        props: {[`${name}-icon`]: 'mdi-home', clearable: true},
        at: `.v-input__icon--${name} .v-icon`,
      },
    ]),
  );

const fieldEvents: Readonly<Record<string, Proof>> = {
  ...icons('append', 'append-outer', 'prepend', 'prepend-inner'),
  'click:clear': {
    props: {clearable: true, value: 'a', items: ['a']},
    at: '.v-input__icon--clear .v-icon',
  },
  click: {at: 'input, textarea'},
  mousedown: {at: '.v-input__slot'},
  mouseup: {at: '.v-input__slot'},
};

const message: Proof = {props: {messages: ['a']}};

const field: AddedItems = {slots: {message}, events: fieldEvents};

const select: AddedItems = {
  slots: {item: {props: {items: ['a']}}, message},
  events: fieldEvents,
};

const iconsOnly: AddedItems = {events: icons('append', 'prepend')};

/** What the overlay adds to Vuetify 2. */
export const addedToTwo: AddedByTag = {
  'v-banner': {
    events: {
      'click:icon': {props: {icon: 'mdi-home'}, at: '.v-banner__icon'},
      input: {call: ['toggle']},
    },
  },
  'v-bottom-sheet': {
    events: {
      'click:outside': {
        props: {value: true},
        call: ['onClickOutside', {target: null}],
      },
      input: {
        props: {value: true},
        at: '.v-dialog__content',
        send: 'keydown.esc',
      },
      keydown: {props: {value: true}, at: '.v-dialog__content'},
    },
  },
  'v-breadcrumbs-divider': anywhere,
  'v-calendar': {slots: {'interval-header': {props: {type: 'day'}}}},
  'v-expansion-panel': anywhere,
  'v-expansion-panels': anywhere,
  'v-input': {
    slots: {append: {}, prepend: {}},
    events: {
      click: {at: '.v-input__slot'},
      input: {props: {value: 'a'}, call: ['reset']},
    },
  },
  'v-item-group': anywhere,
  'v-main': anywhere,
  'v-overlay': {events: {click: {}}},
  'v-radio': {
    events: {blur: {at: 'input'}, focus: {at: 'input'}},
  },
  'v-simple-table': {slots: {bottom: {}, top: {}}},
  'v-system-bar': anywhere,
  'v-theme-provider': anywhere,
};

const pointer = [
  'click',
  'contextmenu',
  'mousedown',
  'mouseenter',
  'mouseleave',
  'mousemove',
  'mouseup',
  'touchend',
  'touchmove',
  'touchstart',
];

const days = {type: 'day', start: '2019-01-08', end: '2019-01-08'};
const weeks = {type: 'month', start: '2019-01-01', end: '2019-01-31'};

/** All that happens at a part of a calendar. */
const calendarEvents = (part: string, at: string, props: object) =>
  Object.fromEntries(
    pointer.map((event): [string, Proof] => [
      `${event}:${part}`,
      {at, props: {...props}},
    ]),
  );

const inDays = {
  ...calendarEvents('day', '.v-calendar-daily_head-day', days),
  ...calendarEvents('interval', '.v-calendar-daily__intervals-body', days),
  ...calendarEvents('time', '.v-calendar-daily__day', days),
};

const atDate = (name: string, at: string, props: Proof['props']) => ({
  [`${name}:date`]: {at, props},
});

const weekLabel = '.v-calendar-weekly__day-label';
const dayLabel = '.v-calendar-daily_head-day-label';

const inWeeks: AddedItems = {
  events: {
    ...calendarEvents('day', '.v-calendar-weekly__day', weeks),
    ...atDate('click', weekLabel, weeks),
    ...atDate('contextmenu', weekLabel, weeks),
  },
};

/** A table of a date picker, in which a value is pressed once or twice. */
const dateTable = (
  part: string,
  tableDate: string,
  value: string,
): AddedItems => ({
  events: Object.fromEntries(
    ['click', 'dblclick'].map((event): [string, Proof] => [
      `${event}:${part}`,
      {props: {tableDate, value}, at: 'tbody button'},
    ]),
  ),
});

/** What the overlay adds to what is found in the code of Vuetify 1.5. */
export const addedToOne: AddedByTag = {
  'v-autocomplete': select,
  'v-bottom-sheet': {
    events: {
      input: {
        props: {value: true},
        at: '.v-dialog__content',
        send: 'keydown.esc',
      },
      keydown: {props: {value: true}, at: '.v-dialog__content'},
    },
  },
  'v-calendar': {
    slots: {
      day: {props: weeks},
      dayBody: {props: days},
      dayHeader: {props: days},
      dayLabel: {props: weeks},
      dayMonth: {props: weeks},
      interval: {props: days},
    },
    events: {...inDays, ...atDate('contextmenu', weekLabel, weeks)},
  },
  'v-calendar-daily': {
    events: {
      ...inDays,
      ...atDate('click', dayLabel, days),
      ...atDate('contextmenu', dayLabel, days),
    },
  },
  'v-calendar-monthly': inWeeks,
  'v-calendar-weekly': inWeeks,
  'v-checkbox': iconsOnly,
  'v-combobox': select,
  'v-date-picker-date-table': dateTable('date', '2019-01', '2019-01-08'),
  'v-date-picker-month-table': dateTable('month', '2019', '2019-01'),
  'v-date-picker-title': {
    events: {
      'update:selectingYear': {
        props: {date: 'a', year: '2019', value: '2019-01-08'},
        at: '.v-date-picker-title__year',
        send: 'click',
      },
    },
  },
  'v-input': {
    events: {
      ...icons('append', 'prepend'),
      input: {props: {value: 'a'}, call: ['reset']},
    },
  },
  'v-overflow-btn': select,
  'v-radio-group': {...iconsOnly, slots: {default: {}}},
  'v-range-slider': iconsOnly,
  'v-select': field,
  'v-slider': iconsOnly,
  'v-switch': iconsOnly,
  'v-text-field': field,
  'v-textarea': field,
  'v-time-picker': {
    events: Object.fromEntries(
      ['hour', 'minute', 'second'].map((unit, index): [string, Proof] => [
        `click:${unit}`,
        {data: {selecting: index + 1}, call: ['onChange', 5]},
      ]),
    ),
  },
  'v-time-picker-title': {
    events: {
      'update:period': {
        props: {ampm: true, period: 'am', selecting: 1},
        at: '.v-time-picker-title__ampm > :last-child',
        send: 'click',
      },
      'update:selecting': {
        props: {selecting: 1},
        at: '.v-time-picker-title__time > :last-child',
        send: 'click',
      },
    },
  },
  'v-treeview': {slots: {label: {props: {items: [{id: 1, name: 'a'}]}}}},
};
