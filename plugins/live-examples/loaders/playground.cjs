'use strict';

module.exports = require('./entry.cjs')('playground');
