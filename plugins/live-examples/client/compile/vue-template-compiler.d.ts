declare module 'vue-template-compiler/browser' {
  export {compile, parseComponent} from 'vue-template-compiler';
}

declare module 'vuetify/lib/services/goto/easing-patterns';
