package io.stardeck.b5.bot;

import com.google.common.collect.ImmutableMap;
import io.stardeck.b5.action.B5Action;
import io.stardeck.b5.action.B5Action.LookTake;
import io.stardeck.b5.action.B5Action.ReplyWith;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.Bid;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.LeadFleet;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.action.Deed.ReplaceAgenda;
import io.stardeck.b5.action.Deed.RevealAgenda;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.Deed.SponsorAgenda;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.action.FrameAction.BuyCard;
import io.stardeck.b5.action.FrameAction.ChooseOpeningCard;
import io.stardeck.b5.action.FrameAction.DeclareConflict;
import io.stardeck.b5.action.FrameAction.DeclareStanding;
import io.stardeck.b5.action.FrameAction.RevealAftermath;
import io.stardeck.b5.action.FrameAction.Sustain;
import io.stardeck.b5.action.WithEvent;
import java.util.function.ToDoubleBiFunction;
import org.jspecify.annotations.Nullable;

/** What an action is worth: more than 0 if it is worth more than doing nothing. */
final class ActionWorth {
  private static final ImmutableMap<Class<?>, ToDoubleBiFunction<Situation, B5Action>> TABLE =
      new ActionWorth()
          .put(BuildInfluence.class, Growing::building)
          .put(Sponsor.class, Growing::sponsoring)
          .put(Promote.class, Growing::promoting)
          .put(SponsorAgenda.class, (situation, act) -> Growing.agenda(situation, act.card()))
          .put(ReplaceAgenda.class, (situation, act) -> Growing.replacing(situation, act.card()))
          .put(RevealAgenda.class, (situation, act) -> 1)
          .put(Bid.class, Growing::bidding)
          .put(UseEffect.class, EffectWorth::using)
          .put(PlayEvent.class, EffectWorth::playing)
          .put(LeadFleet.class, Contesting::leading)
          .put(Join.class, Contesting::joining)
          .put(Attack.class, Contesting::attacking)
          .put(Heal.class, Mending::healing)
          .put(Repair.class, Mending::repairing)
          .put(SetAftermath.class, Aftermaths::setting)
          .put(RevealAftermath.class, Aftermaths::revealing)
          .put(ChooseOpeningCard.class, FrameWorth::opening)
          .put(Sustain.class, FrameWorth::sustaining)
          .put(DeclareConflict.class, Declaring::card)
          .put(DeclareStanding.class, Declaring::standing)
          // influence that is left over is lost
          .put(BuyCard.class, (situation, act) -> 1)
          .put(ReplyWith.class, AnswerWorth::replying)
          .put(LookTake.class, AnswerWorth::looking)
          .table
          .buildOrThrow();

  private final ImmutableMap.Builder<Class<?>, ToDoubleBiFunction<Situation, B5Action>> table =
      ImmutableMap.builder();

  private ActionWorth() {}

  private <A extends B5Action> ActionWorth put(
      Class<A> type, ToDoubleBiFunction<Situation, A> worth) {
    table.put(type, (situation, action) -> worth.applyAsDouble(situation, type.cast(action)));
    return this;
  }

  static double of(Situation situation, B5Action action) {
    if (action instanceof WithEvent with) {
      // what an event saves or adds is small beside the action, which must be worth it by itself
      double alone = of(situation, with.deed());
      return alone <= 0 ? alone : alone + 0.1;
    }
    @Nullable ToDoubleBiFunction<Situation, B5Action> worth = TABLE.get(action.getClass());
    return worth == null ? 0 : worth.applyAsDouble(situation, action);
  }
}
