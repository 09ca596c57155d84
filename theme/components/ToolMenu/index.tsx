import { useI18n } from '@rspress/core/runtime';
import { toolMenuDelayMs } from '../../constants.ts';
import { Menu } from '../Menu/index.tsx';
import { ToolLinks } from '../ToolLinks/index.tsx';

/** Menu of the related tools in the navbar. */
export function ToolMenu() {
  const t = useI18n();
  return (
    <Menu label={t('tools.menu')} delayMs={toolMenuDelayMs}>
      <ToolLinks />
    </Menu>
  );
}
