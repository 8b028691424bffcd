import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { fonts, palettes, radii, sizes, type Palette, type ThemeName } from './tokens';

/** The library mixes its own shades of the seeds, darker ones in the dark; ours are chosen for their contrast. */
const exactColours =
  (c: Palette): MappingAlgorithm =>
  (_seed, map) => ({
    ...(map ?? theme.defaultAlgorithm(_seed)),
    colorPrimary: c.primary,
    colorPrimaryHover: c.primaryHover,
    colorPrimaryActive: c.primaryHover,
    colorPrimaryText: c.primary,
    colorLink: c.primary,
    colorSuccess: c.money,
    colorWarning: c.attention,
    colorError: c.danger,
    colorErrorText: c.danger,
  });

/** The tokens in Ant Design's words. */
export function antdTheme(name: ThemeName): ThemeConfig {
  const c = palettes[name];
  return {
    algorithm: [name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, exactColours(c)],
    token: {
      colorPrimary: c.primary,
      colorInfo: c.primary,
      colorLink: c.primary,
      colorSuccess: c.money,
      colorWarning: c.attention,
      colorError: c.danger,
      colorText: c.ink,
      colorTextSecondary: c.muted,
      colorTextTertiary: c.muted,
      colorTextDescription: c.muted,
      colorTextPlaceholder: c.muted,
      colorTextDisabled: c.muted,
      colorBgLayout: c.paper,
      colorBgContainer: c.raised,
      colorBgElevated: c.raised,
      colorBorder: c.edge,
      colorBorderSecondary: c.line,
      colorSplit: c.line,
      fontFamily: fonts.app,
      fontSize: sizes.small,
      fontSizeLG: sizes.body,
      fontSizeXL: sizes.lead,
      fontSizeHeading1: sizes.display,
      fontSizeHeading2: sizes.title,
      fontSizeHeading3: sizes.lead,
      fontSizeHeading4: sizes.body,
      fontWeightStrong: 650,
      lineHeight: 1.5,
      // Around what is typed into: the library's own is hardly to be seen.
      controlOutline: c.primary,
      colorErrorOutline: c.danger,
      controlOutlineWidth: 2,
      controlHeight: 40,
      controlHeightLG: 48,
      controlHeightSM: 32,
      borderRadius: radii.control,
      borderRadiusLG: radii.app,
      boxShadow: c.shadow,
      boxShadowSecondary: c.shadow,
      boxShadowTertiary: c.shadow,
      motionDurationSlow: '0.18s',
      motionDurationMid: '0.15s',
      motionDurationFast: '0.1s',
      // The library must know as well: it waits for the end of animations that the style sheet cuts short.
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      wireframe: false,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: c.onPrimary,
        dangerColor: c.onPrimary,
        defaultBorderColor: c.edge,
      },
      Tabs: { titleFontSize: sizes.small, horizontalItemGutter: 24, itemColor: c.muted },
      Form: { itemMarginBottom: 18, labelHeight: 22, verticalLabelPadding: '0 0 6px', labelColor: c.ink },
      Modal: { titleFontSize: sizes.lead },
      Input: { inputFontSize: sizes.body },
      InputNumber: { inputFontSize: sizes.body },
      Select: { optionHeight: 40 },
    },
  };
}
