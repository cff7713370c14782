package io.stardeck.fleetcaptains.internal.transporter;

import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_07;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_08;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_04;
import static io.stardeck.fleetcaptains.internal.RuleIds.VAL_05;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.action.Answer.ChooseTransportEffect;
import io.stardeck.fleetcaptains.action.Beaming;
import io.stardeck.fleetcaptains.internal.rule.FleetRule;
import io.stardeck.fleetcaptains.internal.step.Beams;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetFrame.TransportEffect;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.Optional;
import java.util.function.Consumer;

/** What a successful transporter test brings ({@code FC-TRP-05 … FC-TRP-08}). */
public final class TransportEffectRule extends FleetRule<ChooseTransportEffect> {
  /** Lets the player choose; nothing happens if nothing can be, and a single effect at once. */
  public static void open(Play<FleetState> play, TransportEffect frame) {
    ImmutableList<ChooseTransportEffect> choices = choices(Tables.of(play), frame);
    if (choices.size() == 1) {
      carryOut(play, frame, choices.get(0));
    } else if (!choices.isEmpty()) {
      play.push(frame);
    }
  }

  /** Whether there is more than one thing to choose. */
  public static boolean asks(Table table, TransportEffect frame) {
    return choices(table, frame).size() > 1;
  }

  private static ImmutableList<ChooseTransportEffect> choices(Table table, TransportEffect frame) {
    ImmutableList.Builder<ChooseTransportEffect> choices = ImmutableList.builder();
    Ship other = table.ship(frame.target());
    if (other != null && !other.crew().isEmpty()) {
      choices.add(new ChooseTransportEffect(frame.seat(), Beaming.LOSE_CREW, Optional.empty()));
    }
    for (Beaming effect : Beaming.values()) {
      for (CardId item : items(table, frame, effect)) {
        choices.add(new ChooseTransportEffect(frame.seat(), effect, Optional.of(item)));
      }
    }
    return choices.build();
  }

  @Override
  public void candidates(FleetView view, Consumer<? super ChooseTransportEffect> offer) {
    choices(view.table(), (TransportEffect) view.top()).forEach(offer);
  }

  private static ImmutableList<CardId> items(Table table, TransportEffect frame, Beaming effect) {
    Ship own = table.ship(frame.ship());
    Ship other = table.ship(frame.target());
    if (own == null || other == null) {
      return ImmutableList.of();
    }
    return switch (effect) {
      case LOSE_CREW -> ImmutableList.of();
      case CAPTURE_CREW -> other.crew();
      case TAKE_CARGO -> other.cargo();
      case GIVE_CARGO -> own.cargo();
    };
  }

  @Override
  public void check(FleetView view, ChooseTransportEffect action, Findings findings) {
    TransportEffect frame = (TransportEffect) view.top();
    Ship other = view.table().ship(frame.target());
    if (action.effect() == Beaming.LOSE_CREW) {
      if (action.item().isPresent()) {
        findings.reject("item", VAL_05, "the opponent chooses");
      }
      if (other == null || other.crew().isEmpty()) {
        findings.reject("effect", TRP_04, "there is no crew aboard");
      }
    } else if (action.item().isEmpty()) {
      findings.reject("item", VAL_05, "an item is named");
    } else if (!items(view.table(), frame, action.effect()).contains(action.item().get())) {
      findings.reject("item", VAL_04, "%s is not aboard", action.item().get());
    }
  }

  @Override
  public void perform(Play<FleetState> play, ChooseTransportEffect action) {
    carryOut(play, Tables.popped(play, TransportEffect.class), action);
  }

  private static void carryOut(
      Play<FleetState> play, TransportEffect frame, ChooseTransportEffect action) {
    switch (action.effect()) {
      case LOSE_CREW ->
          play.push(new FleetFrame.CrewLoss(Tables.of(play).owner(frame.target()), frame.target()));
      case CAPTURE_CREW ->
          Beams.capture(play, frame.target(), frame.ship(), action.item().orElseThrow());
      case TAKE_CARGO ->
          Beams.hand(play, frame.target(), frame.ship(), action.item().orElseThrow(), TRP_07);
      case GIVE_CARGO ->
          Beams.hand(play, frame.ship(), frame.target(), action.item().orElseThrow(), TRP_08);
    }
  }
}
