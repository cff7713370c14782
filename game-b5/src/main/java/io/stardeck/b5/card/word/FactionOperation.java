package io.stardeck.b5.card.word;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Mark;

/** What happens to a faction, or changes what holds for it. */
public sealed interface FactionOperation extends Operation {
  /** To which factions it happens, or for which it lasts. */
  default Who who() {
    return Who.OWN;
  }

  /** What lasts. */
  sealed interface Changes extends FactionOperation, Lasting {}

  @JsonTypeName("GAIN_INFLUENCE")
  record GainInfluence(Who who, Amount amount) implements FactionOperation, Numbered {}

  @JsonTypeName("LOSE_INFLUENCE")
  record LoseInfluence(Who who, Amount amount) implements FactionOperation, Numbered {}

  /** Fills the pool, not above the rating. */
  @JsonTypeName("RESTORE_POOL")
  record RestorePool(Amount amount) implements FactionOperation, Numbered {}

  @JsonTypeName("DRAW")
  record Draw(Amount amount) implements FactionOperation, Numbered {}

  /** Influence for the next turn alone ({@code B5-W-18}). */
  @JsonTypeName("POOL_NEXT_TURN")
  record PoolNextTurn(Amount amount) implements FactionOperation, Numbered {}

  /** Purges gained marks, as many as there are up to a number ({@code B5-W-54}). */
  @JsonTypeName("PURGE_UP_TO")
  record PurgeUpTo(Mark mark, int atMost) implements FactionOperation {}

  /**
   * Looks at the top of a deck; one of the cards may go elsewhere ({@code B5-W-20}).
   *
   * @param to where that one goes
   */
  @JsonTypeName("LOOK_DECK")
  record LookDeck(Who who, Amount amount, DeckEnd to) implements FactionOperation, Numbered {}

  /** The two ends of a deck. */
  enum DeckEnd {
    TOP,
    UNDER
  }

  /** Looks at a hand ({@code B5-W-21}). */
  @JsonTypeName("LOOK_HAND")
  record LookHand(Who who) implements FactionOperation {}

  /** The next fitting card that is sponsored this turn costs less ({@code B5-W-13}). */
  @JsonTypeName("NEXT_COST")
  record NextCost(int amount, Filter filter) implements FactionOperation, Filtered {}

  /** Power beyond the rating. */
  @JsonTypeName("POWER")
  record Power(Amount amount) implements Changes, Numbered {}

  /** Rating beyond what was gained ({@code B5-W-12}). */
  @JsonTypeName("RATING")
  record Rating(Amount amount) implements Changes, Numbered {}

  /**
   * Changes the cost of sponsoring such cards.
   *
   * @param onSelf only enhancements whose host is this card ({@code B5-W-48})
   */
  @JsonTypeName("SPONSOR_COST")
  record SponsorCost(Amount amount, Filter filter, boolean onSelf)
      implements Changes, Numbered, Filtered {}

  /** Changes the card's own cost while it is sponsored ({@code B5-W-47}). */
  @JsonTypeName("OWN_COST")
  record OwnCost(Amount amount) implements Changes, Numbered {}

  /** Such characters of another race are sponsored, or promoted too, at the printed cost. */
  @JsonTypeName("NO_DOUBLING")
  record NoDoubling(Filter filter, boolean promotion) implements Changes, Filtered {}

  /** Changes the cost of promoting such characters. */
  @JsonTypeName("PROMOTE_COST")
  record PromoteCost(Amount amount, Filter filter) implements Changes, Numbered, Filtered {}

  /** Construction tokens of this card pay for such cards ({@code B5-W-14}). */
  @JsonTypeName("TOKEN_COST")
  record TokenCost(int each, Filter filter) implements Changes, Filtered {}

  /** Nobody of the faction may do that with such cards. */
  @JsonTypeName("FORBID")
  record Forbid(Who who, ImmutableSet<ActionKind> actions, Filter filter)
      implements Changes, Filtered {}

  /** No influence from conflicts this turn ({@code B5-W-28}). */
  @JsonTypeName("NO_CONFLICT_GAIN")
  record NoConflictGain(Who who) implements Changes {}

  /** No influence by effects ({@code B5-W-44}). */
  @JsonTypeName("NO_GAIN")
  record NoGain(Who who) implements Changes {}

  /** Whenever the faction gains influence by an effect ({@code B5-W-44}). */
  @JsonTypeName("ON_GAIN")
  record OnGain(Who who, ImmutableList<Operation> operations) implements Changes {
    @Override
    public ImmutableList<Operation> inner() {
      return operations;
    }
  }
}
