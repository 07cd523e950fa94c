export default {type: 'localStorage', namespace: '-vuetify-docs'};
