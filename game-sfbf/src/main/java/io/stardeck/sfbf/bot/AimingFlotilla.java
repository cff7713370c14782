package io.stardeck.sfbf.bot;

import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.action.NameFlotillaTarget;
import io.stardeck.sfbf.internal.combat.Damage;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The target of a flotilla, its strength known. */
final class AimingFlotilla implements Decision {
  @Override
  public @Nullable BattleForceAction make(Moment moment) {
    int fire = Damage.fire(moment.table(), moment.table().attack().orElseThrow());
    double strength = moment.table().config().pfStrength().after(fire);
    return moment.best(
        NameFlotillaTarget.class,
        -1,
        aim ->
            Aims.flotilla(
                moment.view(), Objects.requireNonNull(moment.table().find(aim.ship())), strength));
  }
}
