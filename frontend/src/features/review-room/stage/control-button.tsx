import type { ReactNode } from 'react';
import styles from './controls.module.css';
import { Icon, type IconName } from './icons';

interface ControlButtonProps {
  label: string;
  /** Of the key that does the same. */
  hint?: string;
  icon?: IconName;
  pressed?: boolean;
  disabled?: boolean;
  className?: string;
  onPress: () => void;
  children?: ReactNode;
}

export function ControlButton({
  label,
  hint,
  icon,
  pressed,
  disabled,
  className,
  onPress,
  children,
}: ControlButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      title={hint ? `${label} (${hint})` : label}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
