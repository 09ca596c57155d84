import { useI18n } from '@rspress/core/runtime';
import { useHydrated } from '../../hooks/index.ts';
import styles from './SearchButton.module.css';
import { SearchIcon } from './SearchIcon.tsx';

export interface SearchButtonProps {
  isOpen?: boolean;
  /** Called on hover and keyboard focus. */
  onIntent?: () => void;
  onOpen?: () => void;
}

/**
 * Button that opens the search: an icon in narrow viewports, otherwise text with the shortcut. In
 * page content, it always has the text.
 */
export function SearchButton({ isOpen = false, onIntent, onOpen }: SearchButtonProps) {
  const t = useI18n();
  const isHydrated = useHydrated();
  const isApple = isHydrated && /Mac|iPhone|iPad|iPod/.test(navigator.platform);
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <SearchIcon />
      <span className={styles.text}>{t('searchPlaceholderText')}</span>
      <span className={styles.keys} aria-hidden="true">
        {isHydrated ? (isApple ? '⌘ K' : 'Ctrl K') : ''}
      </span>
    </button>
  );
}
