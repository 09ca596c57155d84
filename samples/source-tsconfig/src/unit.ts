export const unit = () => 'cm';
