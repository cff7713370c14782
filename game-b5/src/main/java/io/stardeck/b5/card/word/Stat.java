package io.stardeck.b5.card.word;

import com.google.common.base.VerifyException;
import com.google.common.collect.ImmutableList;
import java.util.IdentityHashMap;
import java.util.Map;

/** What a lasting operation changes, so that a card's own can be looked up by it. */
public enum Stat {
  ABILITY(CardOperation.Raise.class, CardOperation.RaiseAll.class),
  MARK(CardOperation.AddMark.class),
  DAMAGE_LIMIT(CardOperation.DamageLimit.class),
  ATTACK_DAMAGE(CardOperation.AttackDamage.class),
  DAMAGE_TAKEN(CardOperation.DamageTaken.class),
  DEALS_FIRST(CardOperation.DealsFirst.class),
  CONTRIBUTION(CardOperation.Contributes.class),
  MAY_USE(CardOperation.MayUse.class),
  MAY_PARTICIPATE(CardOperation.MayParticipate.class),
  CANNOT_JOIN(CardOperation.CannotJoin.class),
  MAY_HEAL(CardOperation.MayHealNeutralised.class),
  AS_INNER_CIRCLE(CardOperation.AsInnerCircle.class),
  READY_COST(CardOperation.ReadyCost.class),
  POWER(FactionOperation.Power.class),
  RATING(FactionOperation.Rating.class),
  SPONSOR_COST(FactionOperation.SponsorCost.class),
  OWN_COST(FactionOperation.OwnCost.class),
  NO_DOUBLING(FactionOperation.NoDoubling.class),
  PROMOTE_COST(FactionOperation.PromoteCost.class),
  TOKEN_COST(FactionOperation.TokenCost.class),
  FORBID(FactionOperation.Forbid.class),
  NO_CONFLICT_GAIN(FactionOperation.NoConflictGain.class),
  NO_GAIN(FactionOperation.NoGain.class),
  ON_GAIN(FactionOperation.OnGain.class),
  NO_TENSION_RISE(TableOperation.NoTensionRise.class);

  // by identity, as it is asked for whenever something is worked out; never changed
  private static final Map<Class<?>, Stat> BY_OPERATION = byOperation();

  private final ImmutableList<Class<?>> operations;

  Stat(Class<?>... operations) {
    this.operations = ImmutableList.copyOf(operations);
  }

  /** What an operation of that type changes. */
  static Stat of(Class<? extends Lasting> operation) {
    Stat stat = BY_OPERATION.get(operation);
    if (stat == null) { // asked too often for a message that is put together in advance
      throw new VerifyException(operation + " changes nothing");
    }
    return stat;
  }

  private static Map<Class<?>, Stat> byOperation() {
    Map<Class<?>, Stat> stats = new IdentityHashMap<>();
    for (Stat stat : values()) {
      stat.operations.forEach(operation -> stats.put(operation, stat));
    }
    return stats;
  }
}
