package io.stardeck.stccg.internal.effects.persons;

import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.word.PersonEffect.Disable;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Witnesses;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.internal.effects.word.Selecting;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/** {@code DISABLE}: persons are disabled as long as the card lies there ({@code ST-EFF-31}). */
final class DisableWord extends Selecting<Disable> {
  private static final RuleId EFF_31 = RuleId.of("ST-EFF-31");

  @Override
  protected String whom() {
    return "who is disabled?";
  }

  @Override
  protected Selection selection(Disable effect) {
    return effect.of();
  }

  /** Who is disabled already is not taken again, nor whom another card keeps stopped. */
  @Override
  protected boolean takes(Facts facts, Disable effect, Effects run, Member member) {
    return !member.card().has(Mark.Disabled.class) && !member.card().has(Mark.Stopped.class);
  }

  @Override
  protected void act(Play<StccgState> play, Disable effect, Effects run, Member member) {
    Card card = member.card();
    if (member.role() != Role.DISABLED) {
      card = Hosts.turn(play, member.host(), member.seat(), card, member.role(), Role.DISABLED);
    }
    // Only now is it told who it is: to those who can still tell the cards apart (ST-VIS-16).
    Place place = member.host().place(Role.DISABLED);
    Card marked = Marks.mark(play, place, card, new Mark.Disabled(run.card()));
    play.tell(
        Audience.everyone().except(Witnesses.knowers(play.state(), place, marked)),
        EFF_31,
        new CardEvent.CardDisabled(member.host(), Optional.empty(), true));
  }
}
