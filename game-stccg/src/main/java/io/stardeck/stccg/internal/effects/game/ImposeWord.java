package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.Impose;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.card.word.Until;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.effects.word.Pool.Member;
import io.stardeck.stccg.internal.effects.word.Selecting;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** {@code IMPOSE}: something holds for a while ({@code ST-EFF-07}, {@code ST-EFF-12}). */
final class ImposeWord extends Selecting<Impose> {
  @Override
  protected Selection selection(Impose effect) {
    return effect.of().orElse(Selection.NOBODY);
  }

  /** Who is kept there as long already is not taken again. */
  @Override
  protected boolean takes(Facts facts, Impose effect, Effects run, Member member) {
    return kept(member.card()) < turns(facts, effect, member);
  }

  /** For how many ends of own turns a person is kept: 0 for this turn alone, -1 if not at all. */
  private static int kept(Card card) {
    int turns = -1;
    for (Mark mark : card.marks()) {
      turns = mark instanceof Mark.NoBeam noBeam ? noBeam.turns() : turns;
    }
    return turns;
  }

  private static int turns(Facts facts, Impose effect, Member member) {
    int now = member.seat().equals(facts.table().active()) ? 1 : 0;
    return effect.until() == Until.TURN ? 0 : effect.turns().orElse(1) + now;
  }

  /**
   * Persons are kept where they are, for the turn or for own turns; a set that says anything else
   * of them is refused. The longer of two lasts.
   */
  @Override
  protected void act(Play<StccgState> play, Impose effect, Effects run, Member member) {
    Card bare = member.card().without(mark -> mark instanceof Mark.NoBeam);
    Mark kept = new Mark.NoBeam(turns(play.state(), effect, member));
    Marks.change(play, member.place(), member.card(), bare.marked(kept));
  }

  @Override
  protected void after(Play<StccgState> play, Impose effect, Effects run) {
    if (effect.of().isEmpty()) {
      Laying.impose(
          play,
          new Lasting(
              run.def(),
              run.seat(),
              on(play.state(), run),
              play.state().table().turn().number(),
              effect.what(),
              effect.until(),
              effect.turns().orElse(1) > 1 ? effect.turns() : OptionalInt.empty()));
    }
  }

  private static On on(Facts facts, Effects run) {
    @Nullable Host host = run.on().host().orElse(null);
    if (host != null && host.kind() == HostKind.SHIP) {
      return On.ship(host.card());
    }
    if (host != null && host.kind() == HostKind.OUTPOST) {
      return On.outpost(host.card());
    }
    int there = Who.location(facts, run);
    if (there >= 0) {
      return On.location(there);
    }
    return run.on().seat().isPresent() ? On.player(run.on().seat().get()) : On.table(run.seat());
  }
}
